"""utils/foreign: tests with third-party C programs.

sources         Debian's source packages, fetched by apt into a cache
programs        the programs: the corpus, programs of csmith, single files
builder         gcc, clang, opt, llc, linkers, emulators
configurations  how a program is compiled, and how its result is judged
cli             options and the table
checks/         programs that exercise the libraries of the corpus
"""
