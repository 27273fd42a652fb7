"""utils/make-manuals: generates manual pages and shell completions from the output of
--help.

help_text   reads the output of --help
catalogue   the data about a program: options, their values, lists
pages       manual pages
roff        the markup language of manual pages
bash, zsh, fish
            completions
cli         the command line
"""
