//===- Assembly.h - Assembly with source expressions ------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ASSEMBLY_H
#define MINCAML_LIB_EXPLORER_ASSEMBLY_H

#include "LineTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <bitset>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class MachineInstr;
}

namespace mincaml::explorer {

struct AssemblyLine {
  enum class Kind : uint8_t { Label, Word };
  Kind TheKind = Kind::Word;
  std::string Text;
  /// The offset in bytes from the start of the function.
  uint64_t Offset = 0;
  llvm::SmallVector<uint8_t, 4> Bytes;
  Origin From;
  /// Whether it is in a delay slot.
  bool IsSlot = false;
  /// The numbers of the rules for SPARC code that it was checked against.
  std::bitset<64> Rules;
  /// The depth of register windows at which it is executed; -1 if unknown.
  int Window = -1;
  /// How often a run executed it.
  uint64_t Executions = 0;
};

struct AssemblyFunction {
  /// The index of the machine function.
  unsigned Function;
  std::string Symbol;
  std::vector<AssemblyLine> Lines;
};

/// The functions of a program in the order in which they are emitted.
struct Assembly {
  /// Whether all instructions are SPARC instruction words, so that their fields
  /// are written.
  bool HasFields = false;
  std::vector<AssemblyFunction> Functions;
  /// Whether execution counts are known.
  bool HasExecutions = false;

  /// For the function that is being emitted, the rules that the check of machine
  /// IR applied to each instruction.
  llvm::DenseMap<const llvm::MachineInstr *, std::bitset<64>> RulesOf;

  /// The instruction that is being printed, or one of its parts if it is a
  /// bundle. The handler of the assembly printer sets it.
  struct Part {
    unsigned Opcode;
    bool IsPseudo;
    Origin From;
    bool IsSlot;
    std::bitset<64> Rules;
  };
  bool IsInFunction = false;
  std::vector<Part> Parts;
  size_t NextPart = 0;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ASSEMBLY_H
