/* How often each instruction of a program was executed, by address. */
#ifndef MINCAML_CODE_COUNTS_H
#define MINCAML_CODE_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* An instruction in a translated block. One that stands in several blocks is
 * noted for each of them. Executions is read when the counts are written. */
void noteInstruction(uint64_t Address, uint32_t Word, const char *Symbol,
                     const uint64_t *Executions);

/* Writes a line "ADDRESS WORD EXECUTIONS SYMBOL" for each address, the first
 * two in hexadecimal, in the order of the addresses. */
bool writeCodeCounts(const char *Path);

#endif
