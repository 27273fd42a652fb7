"""utils/grammar-sentences: compares the grammar in docs/language.md with the parser.

ebnf         reads the grammar of the document as productions
recognizer   decides whether tokens are a sentence of a grammar
sentences    random sentences, and sentences with a mistake
vocabulary   keywords, operators and library names, from the tables of the compiler
cli          the comparison
"""
