/** The widget. */

import { shownBy } from "./shown.js";
import { TableView } from "./widget.js";

export default shownBy(TableView);
