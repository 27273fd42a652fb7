"""utils/foreign: C programs that nobody wrote for this project.

sources         Debian's source packages, fetched by apt into a cache
programs        what is compiled: the corpus, programs of csmith, single files
builder         gcc, clang, opt, llc, linkers, emulators
configurations  what is done to a program, and how what it does is judged
cli             options and the table
checks/         programs that exercise the libraries of the corpus
"""
