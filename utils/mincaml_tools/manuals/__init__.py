"""utils/make-manuals: what the programs say about themselves, as manual pages and as
completions of shells.

help_text   reads what --help prints
catalogue   everything that is known about a program: options, their values, lists
pages       manual pages
roff        the language of manual pages
bash, zsh, fish
            completions
cli         the command line
"""
