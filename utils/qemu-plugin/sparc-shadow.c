/* sparc-shadow: a qemu TCG plugin that reports violations of the rules of the
 * SPARC architecture and its ABI in one run of a program.
 *
 *   qemu-sparc32plus -plugin .../sparc-shadow.so,out=FILE PROGRAM
 *
 * Each line of FILE is a violation: its kind, the address of the instruction,
 * the register or `-`, and the address of the call that entered the function,
 * or 0. Each kind is reported once per address.
 *
 *   undefined    a register is used that has not been written
 *   clobbered    a value is used that a callee has overwritten
 *   foreign      an %l or %i register is used or written while the function has
 *                no register window of its own
 *   misaligned   the address of an access is misaligned
 *   below-sp     an access through %sp or %fp is below the stack pointer
 *   save-area    a store through %sp or %fp is in the save area of a window
 *   window       a function restores the window of its caller, or returns in
 *                another window than the one in which it was entered
 *   return       a return goes to an address to which no call, or not the last
 *                call, returns
 *
 * The last line is `end N`, where N is the number of executed instructions. If
 * it is missing, a signal ended the program. A line `full` means that there are
 * more violations than the limit.
 *
 * Moves, loads and stores do not count as uses of a value: they copy the state
 * of an undefined value. The state of memory words is known if an undefined
 * value was stored there; all other words count as defined. A system call makes
 * all of memory defined. A register that a callee does not write in this run is
 * not clobbered. The result registers (%o0 and %o1, in 64-bit code %o0 to %o3;
 * %f0 to %f7) keep their state at a return. Plugins cannot read registers: %sp
 * is derived from the addresses of accesses with an immediate, and is known as
 * long as only immediates are added to it.
 *
 * The plugin is for programs with one thread and without signal handlers. */
#include "qemu-plugin-api.h"

#include "registers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum {
  KIND_UNDEFINED,
  KIND_CLOBBERED,
  KIND_FOREIGN,
  KIND_MISALIGNED,
  KIND_BELOW_STACK,
  KIND_SAVE_AREA,
  KIND_WINDOW,
  KIND_RETURN
} Kind;

static const char *const KindNames[] = {"undefined",  "clobbered", "foreign",
                                        "misaligned", "below-sp",  "save-area",
                                        "window",     "return"};

/* An instruction. All translated blocks that contain it share it. */
typedef struct Site {
  uint64_t Address;
  uint32_t Word;
  Instruction I;
  unsigned Reported; /* the set of kinds that were reported */
  struct Site *Next;
} Site;

enum { SITE_BUCKETS = 1 << 14, PAGE_BUCKETS = 1 << 10, PAGE_WORDS = 1024 };
enum { MAX_REPORTS = 20000 };

/* The states of the words of a page to which an undefined value was stored. */
typedef struct Page {
  uint64_t Number;
  uint8_t States[PAGE_WORDS];
  struct Page *Next;
} Page;

static FILE *Output;
static Site *Sites[SITE_BUCKETS];
static Page *Pages[PAGE_BUCKETS];
static Registers Shadow;
static uint64_t Executed;
static unsigned NumReports;
/* The last instruction, to detect that a window trap repeats it. */
static const Site *Last;

/* A call or jump whose target has not been reached yet. */
static const Site *Transfer;
static bool IsSlotDone, IsTailCall;

PLUGIN_EXPORT int qemu_plugin_version = QEMU_PLUGIN_API_VERSION;
PLUGIN_EXPORT int qemu_plugin_install(qemu_plugin_id_t Id,
                                      const qemu_info_t *Info, int Argc,
                                      char **Argv);

/*--- Reports ----------------------------------------------------------------*/

static void report(Site *S, Kind K, const char *Register) {
  if (S->Reported & 1u << K)
    return;
  S->Reported |= 1u << K;
  if (NumReports == MAX_REPORTS)
    fputs("full\n", Output);
  if (++NumReports > MAX_REPORTS)
    return;
  fprintf(Output, "%s 0x%" PRIx64 " %s 0x%" PRIx64 "\n", KindNames[K],
          S->Address, Register, currentActivation(&Shadow)->CallAddress);
}

static void reportRegister(Site *S, Kind K, unsigned Register) {
  char Name[] = {'%', "goli"[Register >> 3], (char)('0' + (Register & 7)), 0};
  report(S, K, Name);
}

static Kind kindOf(uint8_t State) {
  return State & STATE_CLOBBERED ? KIND_CLOBBERED : KIND_UNDEFINED;
}

/*--- Memory -----------------------------------------------------------------*/

static Page *pageOf(uint64_t Address, bool Create) {
  uint64_t Number = Address / (4 * PAGE_WORDS);
  Page **Bucket = &Pages[Number % PAGE_BUCKETS];
  for (Page *P = *Bucket; P; P = P->Next)
    if (P->Number == Number)
      return P;
  if (!Create)
    return NULL;
  Page *P = calloc(1, sizeof *P);
  if (!P) {
    fputs("sparc-shadow: out of memory\n", stderr);
    exit(1);
  }
  P->Number = Number;
  P->Next = *Bucket;
  return *Bucket = P;
}

static uint8_t wordState(uint64_t Address) {
  const Page *P = pageOf(Address, false);
  return P ? P->States[Address / 4 % PAGE_WORDS] : 0;
}

static void setWordState(uint64_t Address, uint8_t State) {
  Page *P = pageOf(Address, State != 0);
  if (P)
    P->States[Address / 4 % PAGE_WORDS] = State;
}

/* Makes all of memory defined, because system calls write memory in ways that
 * are not modelled. */
static void onSystemCall(qemu_plugin_id_t Id, unsigned Vcpu, int64_t Number,
                         uint64_t A1, uint64_t A2, uint64_t A3, uint64_t A4,
                         uint64_t A5, uint64_t A6, uint64_t A7, uint64_t A8) {
  (void)Id, (void)Vcpu, (void)Number, (void)A1, (void)A2, (void)A3, (void)A4;
  (void)A5, (void)A6, (void)A7, (void)A8;
  for (size_t B = 0; B < PAGE_BUCKETS; ++B)
    for (Page *P = Pages[B]; P; P = P->Next)
      memset(P->States, 0, sizeof P->States);
}

static uint8_t *dataState(const Instruction *I, unsigned Index) {
  unsigned Register = I->Data + Index;
  return I->FloatData ? &Shadow.Float[Register & (NUM_FLOATS - 1)]
                      : integerState(&Shadow, Register & 31);
}

static void accessData(const Instruction *I, uint64_t Address, bool IsStore) {
  unsigned NumWords = (I->FloatData ? 4u * I->NumData : I->AccessSize) / 4;
  if (NumWords == 0) { /* parts of words count as defined */
    if (IsStore)
      setWordState(Address, 0);
    return;
  }
  for (unsigned N = 0; N < NumWords; ++N) {
    unsigned Index = N * I->NumData / NumWords;
    uint8_t *State = dataState(I, Index);
    if (IsStore)
      setWordState(Address + 4 * N, *State & STATE_UNUSABLE);
    else if (I->FloatData || I->Data + Index != 0)
      *State |= wordState(Address + 4 * N);
  }
}

/*--- The stack --------------------------------------------------------------*/

static Window *currentWindow(void) { return &Shadow.Windows[Shadow.Depth]; }

static void checkStackAccess(Site *S, uint64_t Address, bool IsStore) {
  const Instruction *I = &S->I;
  if (!I->HasImmediate || (I->Rs1 != REG_SP && I->Rs1 != REG_FP))
    return;
  uint64_t Bias = Shadow.Is64 ? 2047 : 0;
  uint64_t SaveArea = Shadow.Is64 ? 128 : 64;
  uint64_t Base = Address - (uint64_t)(int64_t)I->Immediate;
  Window *W = currentWindow() - (I->Rs1 == REG_FP);
  W->IsStackKnown = true;
  W->Stack = Base;
  if (IsStore && Address >= Base + Bias && Address < Base + Bias + SaveArea)
    report(S, KIND_SAVE_AREA, "-");
  W = currentWindow();
  if (W->IsStackKnown && Address < W->Stack + Bias)
    report(S, KIND_BELOW_STACK, "-");
}

static void onAccess(unsigned Vcpu, qemu_plugin_meminfo_t Info,
                     uint64_t Address, void *Data) {
  (void)Vcpu;
  Site *S = Data;
  const Instruction *I = &S->I;
  bool IsStore = qemu_plugin_mem_is_store(Info);
  /* qemu may split an access; only the first part has its address. */
  if (I->AccessSize == 0 || S != Last)
    return;
  Last = NULL;
  if (Address % I->AccessSize != 0)
    report(S, KIND_MISALIGNED, "-");
  checkStackAccess(S, Address, IsStore);
  if (I->IsLoad != I->IsStore)
    accessData(I, Address, I->IsStore);
}

/* Updates %sp after an instruction that writes it. `From` is the window before
 * the instruction. */
static void trackStack(const Site *S, const Window *From) {
  const Instruction *I = &S->I;
  if (!(I->Writes & 1u << REG_SP))
    return;
  bool IsAddition = S->Word >> 30 == 2 && I->HasImmediate && I->Rs1 == REG_SP &&
                    (I->Flow == FLOW_SAVE || (S->Word >> 19 & 0x3f) == 0);
  Window *W = currentWindow();
  W->IsStackKnown = IsAddition && From->IsStackKnown;
  W->Stack = From->Stack + (uint64_t)(int64_t)I->Immediate;
}

/*--- Registers --------------------------------------------------------------*/

static void checkIntegers(Site *S) {
  uint32_t Used = S->I.Reads;
  for (unsigned R = 1; R < 32; ++R)
    if (Used >> R & 1 && *integerState(&Shadow, R) & STATE_UNUSABLE)
      reportRegister(S, kindOf(*integerState(&Shadow, R)), R);
  if (Shadow.Depth > currentActivation(&Shadow)->Depth)
    return;
  /* The function has no window of its own, so even copies and stores of these
   * registers access values of the caller. */
  uint32_t Touched = Used;
  if (S->I.Flow != FLOW_SAVE && S->I.Flow != FLOW_RESTORE)
    Touched |= S->I.Writes;
  if (!S->I.IsFloatCopy)
    Touched |= UINT32_C(1) << S->I.CopyFrom;
  if (S->I.IsStore && !S->I.FloatData)
    Touched |= UINT32_C(1) << S->I.Data;
  for (unsigned R = REG_L0; R < 32; ++R)
    if (Touched >> R & 1 && R != REG_FP)
      reportRegister(S, KIND_FOREIGN, R);
}

static void checkOthers(Site *S) {
  const Instruction *I = &S->I;
  for (unsigned R = 0; I->FloatReads && R < NUM_FLOATS; ++R)
    if (I->FloatReads >> R & 1 && Shadow.Float[R] & STATE_UNUSABLE) {
      char Name[8];
      snprintf(Name, sizeof Name, "%%f%u", R);
      report(S, kindOf(Shadow.Float[R]), Name);
    }
  static const char *const Names[] = {"%icc",  "%fcc0", "%fcc1",
                                      "%fcc2", "%fcc3", "%y"};
  for (unsigned R = 0; R < NUM_SPECIAL; ++R)
    if (I->SpecialReads >> R & 1 && Shadow.Special[R] & STATE_UNUSABLE)
      report(S, kindOf(Shadow.Special[R]), Names[R]);
}

static void write(uint8_t *State, uint8_t Copied, bool Conditional) {
  if (Conditional)
    Copied &= *State;
  *State = (Copied & STATE_UNUSABLE) | STATE_WRITTEN;
}

static void carryOut(Site *S) {
  const Instruction *I = &S->I;
  uint8_t Copied = I->CopyFrom ? *integerState(&Shadow, I->CopyFrom) : 0;
  const Window From = *currentWindow();
  if (I->Flow == FLOW_SAVE) {
    pushWindow(&Shadow);
  } else if (I->Flow == FLOW_RESTORE || I->Flow == FLOW_RETURN) {
    size_t Least = currentActivation(&Shadow)->Depth;
    if (!popWindow(&Shadow) || Shadow.Depth < Least)
      report(S, KIND_WINDOW, "-");
  }
  trackStack(S, &From);
  for (unsigned R = 1; R < 32; ++R)
    if (I->Writes >> R & 1)
      write(integerState(&Shadow, R), Copied, I->Conditional);
  uint8_t Floats[4] = {0};
  for (unsigned N = 0; I->IsFloatCopy && N < 4; ++N)
    Floats[N] = Shadow.Float[(I->FloatCopyFrom + N) & (NUM_FLOATS - 1)];
  for (unsigned R = 0, N = 0; I->FloatWrites && R < NUM_FLOATS; ++R)
    if (I->FloatWrites >> R & 1)
      write(&Shadow.Float[R], Floats[N++ & 3], I->Conditional);
  for (unsigned R = 0; R < NUM_SPECIAL; ++R)
    if (I->SpecialWrites >> R & 1)
      write(&Shadow.Special[R], 0, false);
}

/*--- Control flow -----------------------------------------------------------*/

static void arrive(uint64_t Address) {
  /* Reports name the instruction of the transfer, not the one at which it
   * arrives. */
  Site *From = (Site *)(uintptr_t)Transfer;
  Transfer = NULL;
  if (From->I.Flow == FLOW_CALL) {
    if (!IsTailCall && !From->I.OnlyAddress)
      enterFunction(&Shadow, From->Address);
    return;
  }
  switch (returnFromFunction(&Shadow, Address)) {
  case RETURN_NORMAL:
    return;
  case RETURN_UNKNOWN:
    if (From->I.LooksLikeReturn)
      report(From, KIND_RETURN, "-");
    return;
  case RETURN_SEVERAL:
    report(From, KIND_RETURN, "-");
    return;
  case RETURN_OTHER_WINDOW:
    report(From, KIND_WINDOW, "-");
    return;
  }
}

static void followTransfer(const Site *S) {
  if (!Transfer)
    return;
  if (!IsSlotDone) {
    IsSlotDone = true;
    /* The delay slot restores the window or sets %o7. The callee then returns
     * to the caller of this function. */
    IsTailCall = S->I.Flow == FLOW_RESTORE || S->I.Writes & UINT32_C(1)
                                                                << REG_O7;
    return;
  }
  arrive(S->Address);
}

static void onExecute(unsigned Vcpu, void *Data) {
  (void)Vcpu;
  Site *S = Data;
  Flow F = S->I.Flow;
  bool MayTrap = F == FLOW_SAVE || F == FLOW_RESTORE || F == FLOW_RETURN ||
                 F == FLOW_FLUSH;
  if (MayTrap && Last == S)
    return;
  Last = S;
  ++Executed;
  followTransfer(S);
  checkIntegers(S);
  checkOthers(S);
  carryOut(S);
  if (F == FLOW_CALL || F == FLOW_JUMP || F == FLOW_RETURN) {
    Transfer = S;
    IsSlotDone = IsTailCall = false;
  }
}

/*--- Translation ------------------------------------------------------------*/

/* Returns the site of an instruction. If code is overwritten, the new
 * instruction gets a site of its own. */
static Site *siteOf(uint64_t Address, uint32_t Word) {
  Site **Bucket = &Sites[Address / 4 % SITE_BUCKETS];
  for (Site *S = *Bucket; S; S = S->Next)
    if (S->Address == Address && S->Word == Word)
      return S;
  Site *S = calloc(1, sizeof *S);
  if (!S) {
    fputs("sparc-shadow: out of memory\n", stderr);
    exit(1);
  }
  S->Address = Address;
  S->Word = Word;
  S->I = decodeInstruction(Word);
  S->Next = *Bucket;
  return *Bucket = S;
}

static void onTranslate(qemu_plugin_id_t Id, struct qemu_plugin_tb *Block) {
  (void)Id;
  size_t NumInsns = qemu_plugin_tb_n_insns(Block);
  for (size_t N = 0; N < NumInsns; ++N) {
    struct qemu_plugin_insn *Insn = qemu_plugin_tb_get_insn(Block, N);
    const uint8_t *Bytes = qemu_plugin_insn_data(Insn);
    uint32_t Word = (uint32_t)Bytes[0] << 24 | (uint32_t)Bytes[1] << 16 |
                    (uint32_t)Bytes[2] << 8 | Bytes[3];
    Site *S = siteOf(qemu_plugin_insn_vaddr(Insn), Word);
    qemu_plugin_register_vcpu_insn_exec_cb(Insn, onExecute,
                                           QEMU_PLUGIN_CB_NO_REGS, S);
    if (S->I.AccessSize)
      qemu_plugin_register_vcpu_mem_cb(Insn, onAccess, QEMU_PLUGIN_CB_NO_REGS,
                                       QEMU_PLUGIN_MEM_RW, S);
  }
}

/*--- Installation -----------------------------------------------------------*/

static void onExit(qemu_plugin_id_t Id, void *Data) {
  (void)Id;
  (void)Data;
  fprintf(Output, "end %" PRIu64 "\n", Executed);
  fclose(Output);
}

int qemu_plugin_install(qemu_plugin_id_t Id, const qemu_info_t *Info, int Argc,
                        char **Argv) {
  if (Info->system_emulation || strncmp(Info->target_name, "sparc", 5) != 0) {
    fprintf(stderr, "sparc-shadow: needs a SPARC user-mode qemu, not '%s'\n",
            Info->target_name);
    return 1;
  }
  if (Argc != 1 || strncmp(Argv[0], "out=", 4) != 0) {
    fputs("sparc-shadow: needs one argument, out=FILE\n", stderr);
    return 1;
  }
  Output = fopen(Argv[0] + 4, "w");
  if (!Output) {
    fprintf(stderr, "sparc-shadow: cannot write '%s'\n", Argv[0] + 4);
    return 1;
  }
  /* The callback at exit is not called if a signal ends the program, so flush
   * each line. */
  setvbuf(Output, NULL, _IOLBF, 4096);
  initializeRegisters(&Shadow, strcmp(Info->target_name, "sparc64") == 0);
  qemu_plugin_register_vcpu_tb_trans_cb(Id, onTranslate);
  qemu_plugin_register_vcpu_syscall_cb(Id, onSystemCall);
  qemu_plugin_register_atexit_cb(Id, onExit, NULL);
  return 0;
}
