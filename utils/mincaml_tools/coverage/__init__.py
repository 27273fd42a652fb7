"""utils/generator-coverage: which parts of the compiler a campaign reaches.

build     the build for coverage
profiles  raw profiles, and the lines and branches that they cover
report    tables, and what is never reached
corpus    programs that reach something new, and variants of them
cli       options
"""
