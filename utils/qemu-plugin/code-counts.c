#include "code-counts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint64_t Address;
  uint32_t Word;
  const char *Symbol;
  const uint64_t *Executions;
} CodeSite;

static CodeSite *Sites;
static size_t NumSites, Capacity;

static void *orFail(void *Memory) {
  if (!Memory) {
    fputs("sparc-count: out of memory\n", stderr);
    exit(1);
  }
  return Memory;
}

void noteInstruction(uint64_t Address, uint32_t Word, const char *Symbol,
                     const uint64_t *Executions) {
  if (NumSites == Capacity) {
    Capacity = Capacity ? 2 * Capacity : 1024;
    Sites = orFail(realloc(Sites, Capacity * sizeof *Sites));
  }
  /* Copy the name, because qemu may free it. Consecutive instructions share a
   * copy. */
  const char *Last = NumSites ? Sites[NumSites - 1].Symbol : "";
  if (!Symbol)
    Symbol = "";
  CodeSite New = {Address, Word, Last, Executions};
  if (strcmp(Symbol, Last) != 0)
    New.Symbol = orFail(strdup(Symbol));
  Sites[NumSites++] = New;
}

static int compareSites(const void *Left, const void *Right) {
  const CodeSite *A = Left, *B = Right;
  return (A->Address > B->Address) - (A->Address < B->Address);
}

bool writeCodeCounts(const char *Path) {
  FILE *Out = fopen(Path, "w");
  if (!Out)
    return false;
  if (NumSites)
    qsort(Sites, NumSites, sizeof *Sites, compareSites);
  for (size_t I = 0; I < NumSites;) {
    const CodeSite *First = &Sites[I];
    uint64_t Executions = 0;
    for (; I < NumSites && Sites[I].Address == First->Address; ++I)
      Executions += *Sites[I].Executions;
    fprintf(Out, "%" PRIx64 " %08" PRIx32 " %" PRIu64 " %s\n", First->Address,
            First->Word, Executions, First->Symbol);
  }
  bool IsWritten = !ferror(Out);
  return fclose(Out) == 0 && IsWritten;
}
