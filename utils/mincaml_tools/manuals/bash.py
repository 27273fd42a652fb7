"""Completions for bash."""

import shlex

from .catalogue import Completion, Form, Program

# Bash passes the text on the line and replaces the last word only: what follows the
# last of COMP_WORDBREAKS, or an open quote.
_FRAME = r"""# bash completion for @PROGRAM@, made by utils/make-manuals

@FUNCTION@() {
  local typed=${COMP_LINE:0:COMP_POINT} prefix='' more='' kept name reply
  local -a names=()
  typed=${typed##*[[:space:]]}
  local word=${typed//[\'\"\\]/}
  COMPREPLY=()
  case $word in
@VALUES@
  --*)
    names=(@LONG@)
    ;;
  -*)
    names=(@SHORT@)
    ;;
  esac
  case $typed in
  *[\'\"]*) kept=${typed%%[\'\"]*} ;;
  *) kept=${typed%"${typed##*["$COMP_WORDBREAKS"]}"} ;;
  esac
  for name in "${names[@]}"; do
    [[ $prefix$name == "$word"* ]] || continue
    reply=$prefix$name
    [[ $reply != *= ]] || more=1
    reply=${reply#"$kept"}
    [[ $typed == *[\'\"]* ]] || printf -v reply %q "$reply"
    COMPREPLY+=("$reply")
  done
  [[ -z $more ]] || compopt -o nospace
}
# Without an answer bash completes names of files.
complete -o default -F @FUNCTION@ @PROGRAM@
"""

_CASE = """\
  {patterns})
    prefix={prefix}{more}
    names=({names})
    ;;"""

#: The part of the word before the name that is being typed.
_PREFIXES = {
    Form.NAME: '"${word%%=*}="',
    Form.LIST: '"${word%"${word##*[=,]}"}"',
    Form.PIPELINE: '"${word%"${word##*[=,(]}"}"',
}


def _words(words: list[str]) -> str:
    return "\n".join(["", *("      " + shlex.quote(word) for word in words), "    "])


def _values(completion: Completion) -> str:
    name = completion.option.name
    return _CASE.format(
        patterns=f"-{name}=* | --{name}=*",
        prefix=_PREFIXES[completion.form],
        more="" if completion.form is Form.NAME else "\n    more=1",
        names=_words([name for name, _ in completion.names]),
    )


def spellings(completion: Completion) -> list[str]:
    """What follows the hyphens, up to where the value starts."""
    option = completion.option
    if option.is_short or option.is_optional:
        # Values of -O are part of the word.
        names = [name for name, _ in completion.names] if completion.form is Form.NAME else []
        return [option.name, *(option.name + name for name in names)]
    return [option.name + ("=" if option.argument else "")]


def completions(program: Program) -> str:
    every = program.completions()
    with_names = [each for each in every if each.form in _PREFIXES and each.option.name != "O"]
    words = [(each, spelling) for each in every for spelling in spellings(each)]
    long = [spelling for each, spelling in words if not each.option.is_short]
    short = [spelling for each, spelling in words if each.option.is_short]
    text = _FRAME.replace("@FUNCTION@", "_" + program.name.replace("-", "_"))
    text = text.replace("@PROGRAM@", program.name)
    text = text.replace("@VALUES@", "\n".join(map(_values, with_names)))
    text = text.replace("@LONG@", _words(["--" + spelling for spelling in long]))
    return text.replace("@SHORT@", _words(["-" + spelling for spelling in sorted(long + short)]))
