//===- Assembly.h - Assembly with its origins -------------------*- C++ -*-===//

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
  /// In bytes from the start of the function.
  uint64_t Offset = 0;
  llvm::SmallVector<uint8_t, 4> Bytes;
  Origin From;
  /// In a delay slot.
  bool IsSlot = false;
  /// The rules for SPARC code that it was checked against, by their numbers.
  std::bitset<64> Rules;
  /// How many register windows deep it is executed; -1: unknown.
  int Window = -1;
  /// How often a run has executed it.
  uint64_t Executions = 0;
};

struct AssemblyFunction {
  /// Index of the machine function.
  unsigned Function;
  std::string Symbol;
  std::vector<AssemblyLine> Lines;
};

/// The functions of a program in the order in which they are emitted.
struct Assembly {
  /// All instructions are words of SPARC, whose fields are to be written.
  bool HasFields = false;
  std::vector<AssemblyFunction> Functions;
  /// Executions are known.
  bool HasExecutions = false;

  /// What the check of machine IR has decided, of the function that is being
  /// emitted.
  llvm::DenseMap<const llvm::MachineInstr *, std::bitset<64>> RulesOf;

  /// What the assembly printer's handler knows of the instruction that is being
  /// printed: its parts if it is a bundle, each with its opcode.
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
