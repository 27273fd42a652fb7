"""Completions for fish."""

from .catalogue import Completion, Form, Program

_LIST = r"""
# The names with what has been typed before the last of them.
function {function}
    set -l word (string replace --all --regex -- '[\'"]' '' (commandline --current-token))
    set -l value (string replace --regex -- '^--?{option}=' '' $word)
    set -l before (string match --regex -- '^.*[{separators}]' $value)
    for name in {names}
        printf '%s%s\n' "$before" $name
    end
end"""

_SEPARATORS = {Form.LIST: ",", Form.PIPELINE: ",("}


def _quote(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _function(program: Program, completion: Completion) -> str:
    return f"__{program.name}_{completion.option.name}".replace("-", "_")


def _names(completion: Completion) -> str:
    return " ".join(_quote(f"{name}\t{text}" if text else name) for name, text in completion.names)


def _list(program: Program, completion: Completion) -> str:
    return _LIST.format(
        function=_function(program, completion),
        option=completion.option.name,
        separators=_SEPARATORS[completion.form],
        names=_names(completion),
    )


def _argument(program: Program, completion: Completion) -> str:
    if completion.form in _SEPARATORS:
        return f" -x -a '({_function(program, completion)})'"
    if completion.names:
        return f" -x -a {_quote(_names(completion))}"
    if completion.form is Form.DIRECTORY:
        return " -x -a '(__fish_complete_directories)'"
    return " -r -F" if completion.form is Form.FILE else " -x"


def _rows(program: Program, completion: Completion) -> list[str]:
    option = completion.option
    row = f"complete -c {program.name}"
    text = f" -d {_quote(option.description)}"
    if option.name == "O":
        levels = ["", *(name for name, _ in completion.names)]
        return [f"{row} -o O{level}{text}" for level in levels]
    value = _argument(program, completion) if option.argument else ""
    if option.is_short:
        return [f"{row} {'-s' if len(option.name) == 1 else '-o'} {option.name}{value}{text}"]
    return [f"{row} -l {_quote(option.name)} -o {_quote(option.name)}{value}{text}"]


def completions(program: Program) -> str:
    every = program.completions()
    lines = [f"# fish completion for {program.name}, made by utils/make-manuals"]
    lines += [_list(program, each) for each in every if each.form in _SEPARATORS]
    lines += [""] + [row for each in every for row in _rows(program, each)]
    return "\n".join(lines) + "\n"
