"""What a frame of a view says, put together as the front end does it."""


def say(view, frame):
    parts = [view["texts"][part] for part in frame["say"]]
    return " ".join(part if part[-1] in ".!?" else f"{part}." for part in parts)
