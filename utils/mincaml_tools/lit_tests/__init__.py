"""Tools for the lit tests: utils/update-tests and utils/check-tests.

file_check     the directives of FileCheck in a test, and its command line
run_lines      RUN lines as they are written
suite          tests as lit finds them, with their RUN lines as lit runs them
checks         generated CHECK lines
programs       expected texts of programs
update         utils/update-tests
strictness     utils/check-tests
"""
