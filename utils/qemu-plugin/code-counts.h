/* The execution count of each instruction of a program, by address. */
#ifndef MINCAML_CODE_COUNTS_H
#define MINCAML_CODE_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* Adds an instruction of a translated block. If an instruction is in several
 * blocks, it is added for each of them. *Executions is read when the counts are
 * written. */
void noteInstruction(uint64_t Address, uint32_t Word, const char *Symbol,
                     const uint64_t *Executions);

/* Writes a line "ADDRESS WORD EXECUTIONS SYMBOL" for each address, sorted by
 * address; ADDRESS and WORD are hexadecimal. Returns whether it succeeded. */
bool writeCodeCounts(const char *Path);

#endif
