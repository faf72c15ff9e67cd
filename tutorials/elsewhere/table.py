"""A deal in marimo, by its code: `marimo run table.py`, or `marimo edit table.py` to change it.

Where the page's address carries `?deal=CODE`, that deal is shown first; `&lang=pt` or `&lang=fr`
chooses the language.
"""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    import belote_learn as bl

    return bl, mo


@app.cell
def _(mo):
    asked = mo.query_params()
    language = mo.ui.dropdown(
        {"English": "en", "Português": "pt", "Français": "fr"},
        value={"pt": "Português", "fr": "Français"}.get(asked.get("lang"), "English"),
        label="Language · Língua · Langue",
    )
    code = mo.ui.text(value=asked.get("deal") or "AAAAAAAHQ", label="Code · Código · Code")
    mo.hstack([code, language], justify="start")
    return code, language


@app.cell
def _(bl, code, language, mo):
    try:
        opened = bl.DealByCode(code.value, lang=language.value)
    except bl.BeloteError as error:
        mo.stop(True, mo.callout(error.text(language.value), kind="warn"))
    table = mo.ui.anywidget(opened.table)
    table
    return (table,)


@app.cell
def _(mo, table):
    # what is done at the table is at hand in every other cell
    mo.md(f"{table.value['step']} / {table.value['length'] - 1}")
    return


if __name__ == "__main__":
    app.run()
