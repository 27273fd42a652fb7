"""utils/generator-coverage: measures which parts of the compiler a campaign covers.

build     the build for coverage
profiles  raw profiles, and the lines and branches that they cover
report    tables, and lists of code that is not covered
corpus    programs that increase the coverage, and variants of them
cli       options
"""
