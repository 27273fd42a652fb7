#include "registers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *grow(void *Elements, size_t Size, size_t Needed,
                  size_t *Capacity) {
  if (Needed <= *Capacity)
    return Elements;
  *Capacity = 2 * Needed + 64;
  Elements = realloc(Elements, Size * *Capacity);
  if (!Elements) {
    fputs("sparc-shadow: out of memory\n", stderr);
    exit(1);
  }
  return Elements;
}

static void addWindow(Registers *R) {
  R->Windows =
      grow(R->Windows, sizeof *R->Windows, R->Depth + 1, &R->WindowCapacity);
  Window *W = &R->Windows[R->Depth];
  memset(W, 0, sizeof *W);
  memset(W->Out, STATE_UNDEFINED, sizeof W->Out);
  memset(W->Local, STATE_UNDEFINED, sizeof W->Local);
}

void initializeRegisters(Registers *R, bool Is64) {
  memset(R, 0, sizeof *R);
  R->Is64 = Is64;
  memset(R->Global, STATE_UNDEFINED, sizeof R->Global);
  /* %g0 is always defined, and so are %g6 and %g7, which belong to the
   * system. */
  R->Global[0] = R->Global[6] = R->Global[7] = 0;
  memset(R->Special, STATE_UNDEFINED, sizeof R->Special);
  memset(R->Float, STATE_UNDEFINED, sizeof R->Float);
  /* An additional window provides the %i registers of the first window. */
  addWindow(R);
  R->Depth = 1;
  addWindow(R);
  *integerState(R, REG_SP) = 0;
}

uint8_t *integerState(Registers *R, unsigned Register) {
  unsigned Index = Register & 7;
  switch (Register >> 3) {
  case 0:
    return &R->Global[Index];
  case 1:
    return &R->Windows[R->Depth].Out[Index];
  case 2:
    return &R->Windows[R->Depth].Local[Index];
  default:
    return &R->Windows[R->Depth - 1].Out[Index];
  }
}

const Activation *currentActivation(const Registers *R) {
  static const Activation First = {.Depth = 1};
  return R->NumActivations ? &R->Activations[R->NumActivations - 1] : &First;
}

void pushWindow(Registers *R) {
  ++R->Depth;
  addWindow(R);
}

bool popWindow(Registers *R) {
  if (R->Depth == 1)
    return false;
  --R->Depth;
  return true;
}

static void forgetWrites(uint8_t *States, size_t Number) {
  for (size_t I = 0; I < Number; ++I)
    States[I] &= STATE_UNUSABLE;
}

void enterFunction(Registers *R, uint64_t CallAddress) {
  size_t Number = R->NumActivations++;
  R->Activations = grow(R->Activations, sizeof *R->Activations, Number + 1,
                        &R->ActivationCapacity);
  Activation *A = &R->Activations[Number];
  uint8_t *Out = R->Windows[R->Depth].Out;
  A->CallAddress = CallAddress;
  A->Depth = R->Depth;
  memcpy(A->Global, R->Global, sizeof A->Global);
  memcpy(A->Special, R->Special, sizeof A->Special);
  memcpy(A->Float, R->Float, sizeof A->Float);
  memcpy(A->Out, Out, sizeof A->Out);
  forgetWrites(R->Global, NUM_GLOBALS);
  forgetWrites(R->Float, NUM_FLOATS);
  forgetWrites(Out, 8);
  /* These registers do not pass values to a callee. The others may: %g2 and %g5
   * hold a static chain, %g2 to %g4 hold addresses in recursive functions, and
   * 64-bit code passes arguments in floating-point registers. */
  R->Global[1] = STATE_UNDEFINED;
  memset(R->Special, STATE_UNDEFINED, sizeof R->Special);
  if (!R->Is64)
    memset(R->Float, STATE_UNDEFINED, sizeof R->Float);
}

/* Sets the states of registers after a return. A register that the callee has
 * not written gets its state from before the call. The result registers keep
 * their state; all others that the callee has written are clobbered. */
static void returnStates(uint8_t *States, const uint8_t *Kept, size_t Number,
                         size_t NumResults) {
  for (size_t I = 0; I < Number; ++I)
    if (!(States[I] & STATE_WRITTEN))
      States[I] = Kept[I];
    else if (I >= NumResults)
      States[I] = STATE_CLOBBERED | STATE_WRITTEN;
}

static void returnFrom(Registers *R, const Activation *A) {
  R->Depth = A->Depth;
  uint8_t *Out = R->Windows[R->Depth].Out;
  uint8_t Stack = Out[REG_SP & 7], Address = Out[REG_O7 & 7];
  returnStates(R->Global + 1, A->Global + 1, 5, 0);
  returnStates(R->Special, A->Special, NUM_SPECIAL, 0);
  returnStates(R->Float, A->Float, NUM_FLOATS, 8);
  returnStates(Out, A->Out, 8, R->Is64 ? 4 : 2);
  Out[REG_SP & 7] = Stack;
  Out[REG_O7 & 7] = Address;
}

ReturnKind returnFromFunction(Registers *R, uint64_t Address) {
  size_t Number = R->NumActivations;
  while (Number > 0) {
    uint64_t Call = R->Activations[Number - 1].CallAddress;
    if (Address == Call + 8 || Address == Call + 12)
      break;
    --Number;
  }
  if (Number == 0)
    return RETURN_UNKNOWN;
  const Activation *A = &R->Activations[Number - 1];
  ReturnKind How = Number < R->NumActivations ? RETURN_SEVERAL
                   : R->Depth != A->Depth     ? RETURN_OTHER_WINDOW
                                              : RETURN_NORMAL;
  /* Windows that were restored too early are in memory, which is not visible
   * here, so their registers count as defined. */
  while (R->Depth < A->Depth) {
    pushWindow(R);
    Window *W = &R->Windows[R->Depth];
    memset(W->Out, 0, sizeof W->Out);
    memset(W->Local, 0, sizeof W->Local);
  }
  returnFrom(R, A);
  R->NumActivations = Number - 1;
  return How;
}
