"""Completions for zsh."""

import re
import shlex

from .catalogue import Completion, Form, Program

_FRAME = r"""#compdef @PROGRAM@
# zsh completion for @PROGRAM@, made by utils/make-manuals

@LISTS@
_arguments \
@SPECS@
  '*:file:_files'
"""


def _description(text: str, also: str) -> str:
    """Text in which these characters have no meaning to zsh."""
    return re.sub(rf"([\\{re.escape(also)}])", r"\\\1", text)


def _function(program: Program, completion: Completion) -> str:
    return f"_{program.name}_{completion.option.name}".replace("-", "_")


def _list(program: Program, completion: Completion) -> str:
    """The function that completes a list of names."""
    before = {Form.NAME: "", Form.LIST: "*,", Form.PIPELINE: "*[,(]"}[completion.form]
    ends = "" if completion.form is Form.NAME else " -S ''"
    names = [
        "    " + shlex.quote(f"{_description(name, ':')}:{_description(text, ':')}")
        for name, text in completion.names
    ]
    return "\n".join(
        [
            f"{_function(program, completion)}() {{",
            "  local -a names=(",
            *names,
            "  )",
            *([f"  compset -P {shlex.quote(before)}"] if before else []),
            f"  _describe value names{ends}",
            "}",
        ]
    )


def _action(program: Program, completion: Completion) -> str:
    if completion.names:
        return _function(program, completion)
    return {Form.FILE: "_files", Form.DIRECTORY: "_files -/"}.get(completion.form, " ")


def _specs(program: Program, completion: Completion) -> list[str]:
    option = completion.option
    text = "[" + _description(option.description, "[]:") + "]"
    value = f":{_description(option.value, ':')}:{_action(program, completion)}"
    if option.name == "O":
        return [f"-O{level}{text}" for level in ("", *(name for name, _ in completion.names))]
    flags = [option.flag] if option.is_short else [f"-{option.name}", f"--{option.name}"]
    if not option.argument:
        return [flag + text for flag in flags]
    if option.is_separate:
        return [f"*{flag}{text}{value}" for flag in flags]
    return [f"*{flag}=-{text}{value}" for flag in flags]


def completions(program: Program) -> str:
    every = program.completions()
    lists = [_list(program, each) for each in every if each.names and each.option.name != "O"]
    specs = [f"  {shlex.quote(spec)} \\" for each in every for spec in _specs(program, each)]
    text = _FRAME.replace("@PROGRAM@", program.name)
    return text.replace("@LISTS@", "\n".join(lists)).replace("@SPECS@", "\n".join(specs))
