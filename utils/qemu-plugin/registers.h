/* The shadow state of a SPARC processor: which registers of each window hold a
 * defined value, and the value of %sp if it is known. */
#ifndef MINCAML_QEMU_PLUGIN_REGISTERS_H
#define MINCAML_QEMU_PLUGIN_REGISTERS_H

#include "decode.h"

#include <stddef.h>

/* The state of a register or a word of memory; 0 means a defined value. */
enum {
  STATE_UNDEFINED = 1, /* not written since it became undefined */
  STATE_CLOBBERED = 2, /* written by a callee that has returned */
  STATE_UNUSABLE = STATE_UNDEFINED | STATE_CLOBBERED,
  STATE_WRITTEN = 4 /* written by the current function or its callees */
};

typedef struct {
  uint8_t Out[8];
  uint8_t Local[8];
  bool IsStackKnown;
  uint64_t Stack; /* the value of %sp, which is biased in 64-bit code */
} Window;

enum { NUM_GLOBALS = 8, NUM_FLOATS = 64 };

/* An active call, with the caller's register states at the call. */
typedef struct {
  uint64_t CallAddress;
  /* The window depth at which the callee starts. */
  size_t Depth;
  uint8_t Global[NUM_GLOBALS];
  uint8_t Special[NUM_SPECIAL];
  uint8_t Float[NUM_FLOATS];
  uint8_t Out[8];
} Activation;

typedef struct {
  bool Is64;
  uint8_t Global[NUM_GLOBALS];
  uint8_t Special[NUM_SPECIAL];
  uint8_t Float[NUM_FLOATS];
  Window *Windows;
  size_t Depth, WindowCapacity;
  Activation *Activations;
  size_t NumActivations, ActivationCapacity;
} Registers;

void initializeRegisters(Registers *R, bool Is64);

/* Returns the state of an integer register of the current window. */
uint8_t *integerState(Registers *R, unsigned Register);

/* Returns the activation of the innermost active call that was observed, or
 * that of the entry if there is none. */
const Activation *currentActivation(const Registers *R);

void pushWindow(Registers *R);
/* Returns false if there is no window to return to. */
bool popWindow(Registers *R);

/* Must be called at the first instruction of a callee. */
void enterFunction(Registers *R, uint64_t CallAddress);

typedef enum {
  RETURN_NORMAL,
  RETURN_UNKNOWN,     /* no active call returns to this address */
  RETURN_SEVERAL,     /* functions that have not returned are exited, too */
  RETURN_OTHER_WINDOW /* not in the window in which it was entered */
} ReturnKind;

/* Must be called at the first instruction after a jump, with its address.
 * Returns from the function that the jump exits; RETURN_UNKNOWN changes
 * nothing. */
ReturnKind returnFromFunction(Registers *R, uint64_t Address);

#endif
