/* sparc-count: a qemu TCG plugin that counts the executed instructions of a
 * SPARC program by kind, and its register window overflows and underflows.
 *
 *   qemu-sparc32plus -plugin .../sparc-count.so,out=FILE[,own=PATTERN]... PROGRAM
 *
 * The counts are those of the whole process, for programs with one thread:
 *   instructions  every executed instruction. An annulled delay slot is not
 *                 executed and not counted. A `save` or `restore` that traps
 *                 is counted once, not again when it is retried
 *   loads/stores  memory instructions; `ldd` and `std` are one access each;
 *                 `ldstub`, `swap`, `cas` are a load and a store; `prefetch`
 *                 is neither
 *   nops          `sethi 0, %g0`
 *   compare_nops, float_branch_nops, branch_nops, call_nops
 *                 `nop`s after a floating-point compare, and in the delay slots
 *                 of floating-point branches, of other branches, and of calls
 *                 and jumps. Delay slots that can be annulled are not included
 *   sethis        `sethi`, without `nop`s
 *   moves         `or` with %g0 or 0 and another register or an immediate,
 *                 `fmovs`, `fmovd` and `fmovq`
 *   saves         `save`
 *   restores      `restore`, and V9's `return` (V8's `rett`)
 *   overflows     `save`s that find all six windows beyond the current one
 *                 occupied, on a machine with eight windows
 *   underflows    `restore`s and `return`s whose window is not in the register
 *                 file
 *   weighted      instructions + 40 * (overflows + underflows)
 *
 * Under qemu-user, the trap handlers are not guest code, so they are not part
 * of `instructions`. `flushw` and `ta 3` empty the simulated register file; the
 * windows that they write are not counted as overflows, but reading one back is
 * an underflow.
 *
 * Options:
 *   own=NAME   also counts the instructions of this function separately. May be
 *              repeated; a `*` at the end matches any rest
 *   out=FILE   the file for the counts, as JSON; the default is standard error
 *   code=FILE  the file for the execution count of each instruction
 *              (code-counts.h) of the functions that `own` names, or of all
 *
 * Implementation: straight-line code is divided into segments that contain no
 * window instruction. Each segment counts its executions inline, and the totals
 * are computed at exit. Each window instruction has a callback. qemu-user
 * itself traps on a real window overflow and executes the instruction again.
 * Therefore two executions of a window instruction at the same address, with no
 * segment executed between them, count as one. */
#include "code-counts.h"
#include "qemu-plugin-api.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WINDOWS_BEYOND_CURRENT = 6, WINDOW_TRAP_COST = 40, MAX_PATTERNS = 4096 };

typedef enum {
  COUNT_INSTRUCTIONS,
  COUNT_LOADS,
  COUNT_STORES,
  COUNT_NOPS,
  COUNT_COMPARE_NOPS,
  COUNT_FLOAT_BRANCH_NOPS,
  COUNT_BRANCH_NOPS,
  COUNT_CALL_NOPS,
  COUNT_SETHIS,
  COUNT_MOVES,
  COUNT_SAVES,
  COUNT_RESTORES,
  COUNT_OVERFLOWS,
  COUNT_UNDERFLOWS,
  NUM_COUNTS
} Count;

static const char *const CountNames[NUM_COUNTS] = {
    "instructions", "loads",        "stores",
    "nops",         "compare_nops", "float_branch_nops",
    "branch_nops",  "call_nops",    "sethis",
    "moves",        "saves",        "restores",
    "overflows",    "underflows"};

typedef enum {
  WINDOW_NONE,
  WINDOW_SAVE,
  WINDOW_RESTORE,
  WINDOW_FLUSH
} WindowOp;

/* Straight-line instructions without a window instruction. Either all belong to
 * functions that `own` names, or none does. */
typedef struct Segment {
  uint64_t Executions;
  uint64_t Static[NUM_COUNTS];
  bool Own;
  struct Segment *Next;
} Segment;

/* A window instruction in a translated block. */
typedef struct {
  uint64_t Address;
  uint64_t Executions;
  bool Own;
} WindowSite;

static Segment *Segments;
/* The counts of window instructions; index 1 is for the functions that `own`
 * names. */
static uint64_t WindowCounts[2][NUM_COUNTS];
/* The number of segment executions so far, which distinguishes a retry of a
 * window instruction from a second execution. */
static uint64_t Progress;
static uint64_t LastWindowProgress;
static uint64_t LastWindowAddress;
/* The number of windows beyond the current one that hold a caller's
 * registers. */
static unsigned Resident;

static const char *OutputPath;
static const char *CodePath;
static const char *OwnPatterns[MAX_PATTERNS];
static size_t NumOwnPatterns;

PLUGIN_EXPORT int qemu_plugin_version = QEMU_PLUGIN_API_VERSION;
PLUGIN_EXPORT int qemu_plugin_install(qemu_plugin_id_t Id,
                                      const qemu_info_t *Info, int Argc,
                                      char **Argv);

/*--- Decoding ---------------------------------------------------------------*/

static uint32_t instructionWord(const struct qemu_plugin_insn *Insn) {
  const uint8_t *Bytes = qemu_plugin_insn_data(Insn);
  return (uint32_t)Bytes[0] << 24 | (uint32_t)Bytes[1] << 16 |
         (uint32_t)Bytes[2] << 8 | Bytes[3];
}

static unsigned majorOpcode(uint32_t Word) { return Word >> 30; }
static unsigned minorOpcode(uint32_t Word) { return Word >> 19 & 0x3f; }

static bool isNop(uint32_t Word) { return Word == 0x01000000; }

static WindowOp windowOp(uint32_t Word) {
  if (Word == 0x91d02003) /* ta 3 */
    return WINDOW_FLUSH;
  if (majorOpcode(Word) != 2)
    return WINDOW_NONE;
  switch (minorOpcode(Word)) {
  case 0x2b: /* flushw */
    return WINDOW_FLUSH;
  case 0x3c:
    return WINDOW_SAVE;
  case 0x39: /* return, rett */
  case 0x3d:
    return WINDOW_RESTORE;
  default:
    return WINDOW_NONE;
  }
}

/* Memory instructions have major opcode 3. In the minor opcode, bit 5 means
 * floating point, bit 4 an alternate address space, and bit 2 a store; the
 * exceptions are handled first. */
static void memoryAccesses(uint32_t Word, bool *Load, bool *Store) {
  *Load = *Store = false;
  if (majorOpcode(Word) != 3)
    return;
  unsigned Minor = minorOpcode(Word);
  switch (Minor) {
  case 0x2d: /* prefetch */
  case 0x3d: /* prefetcha */
    return;
  case 0x0d: /* ldstub */
  case 0x1d:
  case 0x0f: /* swap */
  case 0x1f:
  case 0x3c: /* casa */
  case 0x3e: /* casxa */
    *Load = *Store = true;
    return;
  default:
    *Store = Minor & 4;
    *Load = !*Store;
  }
}

/* Returns the counter for a `nop` after this instruction; COUNT_NOPS if the
 * purpose of the `nop` is unknown. */
static Count nopAfter(uint32_t Before) {
  unsigned Operation = Before >> 22 & 7;
  switch (majorOpcode(Before)) {
  case 0:
    if (Operation == 5 || Operation == 6)
      return COUNT_FLOAT_BRANCH_NOPS;
    return Operation >= 1 && Operation <= 3 ? COUNT_BRANCH_NOPS : COUNT_NOPS;
  case 1:
    return COUNT_CALL_NOPS;
  case 2:
    break;
  default:
    return COUNT_NOPS;
  }
  if (minorOpcode(Before) == 0x38 || minorOpcode(Before) == 0x39)
    return COUNT_CALL_NOPS;
  bool IsCompare = minorOpcode(Before) == 0x35 && (Before >> 9 & 31) == 5;
  return IsCompare ? COUNT_COMPARE_NOPS : COUNT_NOPS;
}

static bool isSethi(uint32_t Word) {
  return majorOpcode(Word) == 0 && (Word >> 22 & 7) == 4 && !isNop(Word);
}

static bool isMove(uint32_t Word) {
  if (majorOpcode(Word) != 2)
    return false;
  unsigned FloatOperation = Word >> 5 & 0x1ff;
  if (minorOpcode(Word) == 0x34)
    return FloatOperation >= 1 && FloatOperation <= 3;
  if (minorOpcode(Word) != 0x02)
    return false;
  bool FirstIsZero = (Word >> 14 & 31) == 0;
  bool SecondIsZero = Word & 0x2000 ? (Word & 0x1fff) == 0 : (Word & 31) == 0;
  return FirstIsZero || SecondIsZero;
}

/*--- Simulation of register windows -----------------------------------------*/

/* Whether qemu repeats the instruction after its own window spill or fill. */
static bool isRetry(const WindowSite *Site) {
  bool Retry =
      LastWindowAddress == Site->Address && LastWindowProgress == Progress;
  LastWindowAddress = Site->Address;
  LastWindowProgress = Progress;
  return Retry;
}

static void onSave(unsigned Vcpu, void *Data) {
  (void)Vcpu;
  WindowSite *Site = Data;
  if (isRetry(Site))
    return;
  ++Site->Executions;
  uint64_t *Counts = WindowCounts[Site->Own];
  ++Counts[COUNT_INSTRUCTIONS];
  ++Counts[COUNT_SAVES];
  if (Resident == WINDOWS_BEYOND_CURRENT)
    ++Counts[COUNT_OVERFLOWS];
  else
    ++Resident;
}

static void onRestore(unsigned Vcpu, void *Data) {
  (void)Vcpu;
  WindowSite *Site = Data;
  if (isRetry(Site))
    return;
  ++Site->Executions;
  uint64_t *Counts = WindowCounts[Site->Own];
  ++Counts[COUNT_INSTRUCTIONS];
  ++Counts[COUNT_RESTORES];
  if (Resident == 0)
    ++Counts[COUNT_UNDERFLOWS];
  else
    --Resident;
}

static void onFlush(unsigned Vcpu, void *Data) {
  (void)Vcpu;
  WindowSite *Site = Data;
  if (isRetry(Site))
    return;
  ++Site->Executions;
  ++WindowCounts[Site->Own][COUNT_INSTRUCTIONS];
  Resident = 0;
}

/*--- Translation ------------------------------------------------------------*/

static void *allocate(size_t Size) {
  void *Memory = calloc(1, Size);
  if (!Memory) {
    fputs("sparc-count: out of memory\n", stderr);
    exit(1);
  }
  return Memory;
}

static bool matches(const char *Pattern, const char *Name) {
  size_t Length = strlen(Pattern);
  if (Length > 0 && Pattern[Length - 1] == '*')
    return strncmp(Pattern, Name, Length - 1) == 0;
  return strcmp(Pattern, Name) == 0;
}

static bool isOwn(const struct qemu_plugin_insn *Insn) {
  if (NumOwnPatterns == 0)
    return false;
  const char *Symbol = qemu_plugin_insn_symbol(Insn);
  if (!Symbol)
    return false;
  for (size_t I = 0; I < NumOwnPatterns; ++I)
    if (matches(OwnPatterns[I], Symbol))
      return true;
  return false;
}

/* Creates a segment that starts with `First`. */
static Segment *beginSegment(struct qemu_plugin_insn *First, bool Own) {
  Segment *S = allocate(sizeof *S);
  S->Own = Own;
  S->Next = Segments;
  Segments = S;
  qemu_plugin_register_vcpu_insn_exec_inline(First, QEMU_PLUGIN_INLINE_ADD_U64,
                                             &S->Executions, 1);
  qemu_plugin_register_vcpu_insn_exec_inline(First, QEMU_PLUGIN_INLINE_ADD_U64,
                                             &Progress, 1);
  return S;
}

/* Adds an instruction to a segment. `Before` is the preceding instruction word
 * in the translated block, or 0. */
static void addToSegment(Segment *S, uint32_t Word, uint32_t Before) {
  bool Load, Store;
  memoryAccesses(Word, &Load, &Store);
  ++S->Static[COUNT_INSTRUCTIONS];
  S->Static[COUNT_LOADS] += Load;
  S->Static[COUNT_STORES] += Store;
  S->Static[COUNT_SETHIS] += isSethi(Word);
  S->Static[COUNT_MOVES] += isMove(Word);
  if (!isNop(Word))
    return;
  ++S->Static[COUNT_NOPS];
  Count For = nopAfter(Before);
  S->Static[For] += For != COUNT_NOPS;
}

static const WindowSite *addWindowSite(struct qemu_plugin_insn *Insn,
                                       WindowOp Op, bool Own) {
  static const qemu_plugin_vcpu_udata_cb_t Callbacks[] = {
      [WINDOW_SAVE] = onSave,
      [WINDOW_RESTORE] = onRestore,
      [WINDOW_FLUSH] = onFlush};
  WindowSite *Site = allocate(sizeof *Site);
  Site->Address = qemu_plugin_insn_vaddr(Insn);
  Site->Own = Own;
  qemu_plugin_register_vcpu_insn_exec_cb(Insn, Callbacks[Op],
                                         QEMU_PLUGIN_CB_NO_REGS, Site);
  return Site;
}

static void onTranslate(qemu_plugin_id_t Id, struct qemu_plugin_tb *Block) {
  (void)Id;
  Segment *Current = NULL;
  uint32_t Before = 0;
  size_t NumInsns = qemu_plugin_tb_n_insns(Block);
  for (size_t I = 0; I < NumInsns; ++I) {
    struct qemu_plugin_insn *Insn = qemu_plugin_tb_get_insn(Block, I);
    uint32_t Word = instructionWord(Insn);
    WindowOp Op = windowOp(Word);
    bool Own = isOwn(Insn);
    const uint64_t *Executions;
    if (Op != WINDOW_NONE) {
      Executions = &addWindowSite(Insn, Op, Own)->Executions;
      Current = NULL;
    } else {
      if (!Current || Current->Own != Own)
        Current = beginSegment(Insn, Own);
      addToSegment(Current, Word, Before);
      Executions = &Current->Executions;
    }
    if (CodePath && (Own || NumOwnPatterns == 0))
      noteInstruction(qemu_plugin_insn_vaddr(Insn), Word,
                      qemu_plugin_insn_symbol(Insn), Executions);
    Before = Word;
  }
}

/*--- Report -----------------------------------------------------------------*/

static void writeCounts(FILE *Out, const char *Indent,
                        const uint64_t Counts[NUM_COUNTS]) {
  for (int C = 0; C < NUM_COUNTS; ++C)
    fprintf(Out, "%s\"%s\": %" PRIu64 ",\n", Indent, CountNames[C], Counts[C]);
  uint64_t Traps = Counts[COUNT_OVERFLOWS] + Counts[COUNT_UNDERFLOWS];
  fprintf(Out, "%s\"weighted\": %" PRIu64, Indent,
          Counts[COUNT_INSTRUCTIONS] + WINDOW_TRAP_COST * Traps);
}

static void onExit(qemu_plugin_id_t Id, void *Data) {
  (void)Id;
  (void)Data;
  uint64_t Own[NUM_COUNTS], All[NUM_COUNTS];
  for (int C = 0; C < NUM_COUNTS; ++C) {
    Own[C] = WindowCounts[1][C];
    All[C] = WindowCounts[0][C] + WindowCounts[1][C];
  }
  for (const Segment *S = Segments; S; S = S->Next)
    for (int C = 0; C < NUM_COUNTS; ++C) {
      uint64_t Executed = S->Executions * S->Static[C];
      All[C] += Executed;
      Own[C] += S->Own ? Executed : 0;
    }

  if (CodePath && !writeCodeCounts(CodePath))
    fprintf(stderr, "sparc-count: cannot write '%s'\n", CodePath);
  FILE *Out = OutputPath ? fopen(OutputPath, "w") : stderr;
  if (!Out) {
    fprintf(stderr, "sparc-count: cannot write '%s'\n", OutputPath);
    return;
  }
  fputs("{\n", Out);
  writeCounts(Out, "  ", All);
  if (NumOwnPatterns > 0) {
    fputs(",\n  \"own\": {\n", Out);
    writeCounts(Out, "    ", Own);
    fputs("\n  }", Out);
  }
  fputs("\n}\n", Out);
  if (OutputPath)
    fclose(Out);
}

/*--- Installation -----------------------------------------------------------*/

static char *copyString(const char *Text) {
  size_t Size = strlen(Text) + 1;
  return memcpy(allocate(Size), Text, Size);
}

/* Returns the value of `Key=VALUE`, or null if the argument has another key. */
static const char *argumentValue(const char *Argument, const char *Key) {
  size_t Length = strlen(Key);
  if (strncmp(Argument, Key, Length) != 0 || Argument[Length] != '=')
    return NULL;
  return Argument + Length + 1;
}

static bool parseArgument(const char *Argument) {
  const char *Value;
  if ((Value = argumentValue(Argument, "out")) && *Value) {
    OutputPath = copyString(Value);
    return true;
  }
  if ((Value = argumentValue(Argument, "code")) && *Value) {
    CodePath = copyString(Value);
    return true;
  }
  if ((Value = argumentValue(Argument, "own")) && *Value) {
    if (NumOwnPatterns == MAX_PATTERNS) {
      fprintf(stderr, "sparc-count: more than %d 'own' patterns\n",
              MAX_PATTERNS);
      return false;
    }
    OwnPatterns[NumOwnPatterns++] = copyString(Value);
    return true;
  }
  fprintf(stderr,
          "sparc-count: bad argument '%s'; known: out=FILE, code=FILE, "
          "own=PATTERN\n",
          Argument);
  return false;
}

int qemu_plugin_install(qemu_plugin_id_t Id, const qemu_info_t *Info, int Argc,
                        char **Argv) {
  if (Info->system_emulation || strncmp(Info->target_name, "sparc", 5) != 0) {
    fprintf(stderr, "sparc-count: needs a SPARC user-mode qemu, not '%s'\n",
            Info->target_name);
    return 1;
  }
  for (int I = 0; I < Argc; ++I)
    if (!parseArgument(Argv[I]))
      return 1;
  qemu_plugin_register_vcpu_tb_trans_cb(Id, onTranslate);
  qemu_plugin_register_atexit_cb(Id, onExit, NULL);
  return 0;
}
