/* The shadow of a SPARC processor: which registers have a meaning, in which
 * window and for which function, and where %sp points if that is known. */
#ifndef MINCAML_QEMU_PLUGIN_REGISTERS_H
#define MINCAML_QEMU_PLUGIN_REGISTERS_H

#include "decode.h"

#include <stddef.h>

/* Of a register or a word of memory; 0 is a value. */
enum {
  STATE_UNDEFINED = 1, /* nothing has been written since it has no meaning */
  STATE_CLOBBERED = 2, /* a callee that has returned has written it */
  STATE_NO_VALUE = STATE_UNDEFINED | STATE_CLOBBERED,
  STATE_WRITTEN = 4 /* by the current function or what it has called */
};

typedef struct {
  uint8_t Out[8];
  uint8_t Local[8];
  bool IsStackKnown;
  uint64_t Stack; /* %sp, with the bias */
} Window;

enum { NUM_GLOBALS = 8, NUM_FLOATS = 64 };

/* What a call keeps of its caller. */
typedef struct {
  uint64_t CallAddress;
  /* The depth at which the callee starts. */
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

/* The state of an integer register of the current window. */
uint8_t *integerState(Registers *R, unsigned Register);

/* Where the current function started; calls that were not seen are none. */
const Activation *currentActivation(const Registers *R);

void pushWindow(Registers *R);
/* False if there is none. */
bool popWindow(Registers *R);

/* At the first instruction of a callee. */
void enterFunction(Registers *R, uint64_t CallAddress);

typedef enum {
  LEAVE_NORMAL,
  LEAVE_UNKNOWN,     /* no call returns to there */
  LEAVE_SEVERAL,     /* functions that have not returned are left, too */
  LEAVE_OTHER_WINDOW /* not in the window in which it was entered */
} Leave;

/* At the first instruction after a jump; LEAVE_UNKNOWN changes nothing. */
Leave leaveFunction(Registers *R, uint64_t Address);

#endif
