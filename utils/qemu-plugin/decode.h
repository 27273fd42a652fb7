/* What a SPARC instruction reads, writes and accesses, from its word alone
 * ([SPARC-V8] appendix F, [SPARC-V9] appendix E). It shares nothing with the
 * check of SPARC code, with which its results are compared. */
#ifndef MINCAML_QEMU_PLUGIN_DECODE_H
#define MINCAML_QEMU_PLUGIN_DECODE_H

#include <stdbool.h>
#include <stdint.h>

enum { REG_O0 = 8, REG_SP = 14, REG_O7 = 15, REG_L0 = 16, REG_I0 = 24 };
enum { REG_FP = 30, REG_I7 = 31 };

/* Registers other than the integer and floating-point ones, as masks. */
enum { SPECIAL_ICC = 1, SPECIAL_FCC0 = 2, SPECIAL_Y = 32, NUM_SPECIAL = 6 };
enum { SPECIAL_FCC = 0x1e };

typedef enum {
  FLOW_NONE,
  FLOW_CALL,   /* call, jmpl to %o7 */
  FLOW_JUMP,   /* any other jmpl */
  FLOW_RETURN, /* V9's return: a jump that restores */
  FLOW_SAVE,
  FLOW_RESTORE,
  FLOW_FLUSH /* writes windows to memory; may trap and execute again */
} Flow;

typedef struct {
  Flow Flow;
  /* The address of a jump is that of a return: %o7 or %i7, plus 8 or 12. */
  bool LooksLikeReturn;
  /* A call of the next instruction but one, to learn the address. */
  bool OnlyAddress;

  /* What is used: not merely copied or stored. Bit N is register N. */
  uint32_t Reads;
  uint64_t FloatReads;
  uint8_t SpecialReads;
  uint32_t Writes;
  uint64_t FloatWrites;
  uint8_t SpecialWrites;
  /* The value may stay what it was: conditional moves. */
  bool Conditional;

  /* A move: the first register from which it copies, to the lowest one of
   * `Writes` or `FloatWrites`. 0 if it is none; %g0 is no variable. */
  uint8_t CopyFrom;
  bool IsFloatCopy;
  uint8_t FloatCopyFrom;

  /* Bytes of an access, its alignment; 0 if there is none. */
  uint8_t AccessSize;
  bool IsLoad;
  bool IsStore;
  /* Data of a load or store; `NumData` registers from `Data` on. */
  bool FloatData;
  uint8_t Data;
  uint8_t NumData;

  /* The first operand and the immediate; no immediate: the second operand. */
  uint8_t Rs1;
  bool HasImmediate;
  int32_t Immediate;
} Instruction;

Instruction decodeInstruction(uint32_t Word);

#endif
