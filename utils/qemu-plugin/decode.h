/* Decodes a SPARC instruction word: registers that it reads and writes, memory
 * access, and control flow ([SPARC-V8] appendix F, [SPARC-V9] appendix E). It
 * shares no code with the check of SPARC code, because the results of both are
 * compared. */
#ifndef MINCAML_QEMU_PLUGIN_DECODE_H
#define MINCAML_QEMU_PLUGIN_DECODE_H

#include <stdbool.h>
#include <stdint.h>

enum { REG_O0 = 8, REG_SP = 14, REG_O7 = 15, REG_L0 = 16, REG_I0 = 24 };
enum { REG_FP = 30, REG_I7 = 31 };

/* Masks of the registers that are neither integer nor floating-point registers.
 */
enum { SPECIAL_ICC = 1, SPECIAL_FCC0 = 2, SPECIAL_Y = 32, NUM_SPECIAL = 6 };
enum { SPECIAL_FCC = 0x1e };

typedef enum {
  FLOW_NONE,
  FLOW_CALL,   /* call, or jmpl with destination %o7 */
  FLOW_JUMP,   /* any other jmpl */
  FLOW_RETURN, /* V9's return: a jump that also restores the window */
  FLOW_SAVE,
  FLOW_RESTORE,
  FLOW_FLUSH /* writes windows to memory; may trap and be executed again */
} Flow;

typedef struct {
  Flow Flow;
  /* Whether a jump has the address of a return: %o7 or %i7, plus 8 or 12. */
  bool LooksLikeReturn;
  /* Whether it is `call .+8`, which only computes an address. */
  bool OnlyAddress;

  /* Registers that are used, not merely copied or stored. Bit N is register N.
   */
  uint32_t Reads;
  uint64_t FloatReads;
  uint8_t SpecialReads;
  uint32_t Writes;
  uint64_t FloatWrites;
  uint8_t SpecialWrites;
  /* Whether the instruction may leave its destination unchanged, as a
   * conditional move does. */
  bool Conditional;

  /* For a move: the first register that it copies. The copy goes to the lowest
   * register of `Writes` or `FloatWrites`. 0 if it is not a move of integers;
   * %g0 is never a source of a move. */
  uint8_t CopyFrom;
  bool IsFloatCopy;
  uint8_t FloatCopyFrom;

  /* The size in bytes, and required alignment, of a memory access; 0 if there
   * is none. */
  uint8_t AccessSize;
  bool IsLoad;
  bool IsStore;
  /* The data of a load or store are `NumData` registers from `Data` on. */
  bool FloatData;
  uint8_t Data;
  uint8_t NumData;

  /* The first operand, and the immediate if there is one. */
  uint8_t Rs1;
  bool HasImmediate;
  int32_t Immediate;
} Instruction;

Instruction decodeInstruction(uint32_t Word);

#endif
