"""utils/grammar-sentences: the grammar in docs/language.md against the parser.

ebnf         the grammar, from the document to productions
recognizer   whether tokens are a sentence of a grammar
sentences    random sentences, and sentences with a mistake
vocabulary   keywords, operators and library names, from the tables of the compiler
cli          the comparison
"""
