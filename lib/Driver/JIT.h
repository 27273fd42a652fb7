//===- JIT.h - Host programs in memory --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_JIT_H
#define MINCAML_LIB_DRIVER_JIT_H

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace llvm {
class Triple;
namespace orc {
class LLJIT;
} // namespace orc
} // namespace llvm

namespace mincaml {

/// The error that a program uses symbols that nothing defines.
class UndefinedSymbols
    : public llvm::ErrorInfo<UndefinedSymbols, llvm::StringError> {
public:
  static char ID;

  explicit UndefinedSymbols(llvm::StringSet<> Symbols);

  llvm::StringSet<> Symbols;
};

/// A MinCaml program that is linked in memory with its runtime.
class JITProgram {
public:
  static llvm::Expected<std::unique_ptr<JITProgram>>
  load(std::unique_ptr<llvm::MemoryBuffer> Object, const llvm::Triple &Triple,
       const std::string &Runtime);
  ~JITProgram();

  /// Runs the program with Arguments as Sys.argv. Returns the exit status,
  /// unless the program ends the process.
  int run(llvm::ArrayRef<std::string> Arguments) const;

private:
  JITProgram();
  llvm::Error link(std::unique_ptr<llvm::MemoryBuffer> Object,
                   const llvm::Triple &Triple, const std::string &Runtime);

  /// The first error that the JIT reports to its session, which is more
  /// specific than the error that it returns.
  std::string Problem;
  /// The symbols that the JIT has not found.
  llvm::StringSet<> Undefined;
  std::unique_ptr<llvm::orc::LLJIT> JIT;
  void (*SetArguments)(int, char **) = nullptr;
  int (*Run)(void (*)()) = nullptr;
  void (*Start)() = nullptr;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_JIT_H
