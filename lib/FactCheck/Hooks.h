//===- Hooks.h - Calls of the runtime ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FACTCHECK_HOOKS_H
#define MINCAML_LIB_FACTCHECK_HOOKS_H

#include "mincaml/FactCheck/FactCheck.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include <optional>

namespace mincaml {

/// The functions of the runtime, from Support/AnalysisCheckHooks.def.
enum class Hook : unsigned char {
#define FACT_HOOK(Name, Result, ...) Name,
#include "mincaml/Support/AnalysisCheckHooks.def"
};

/// The kinds of values that the runtime distinguishes (`mincaml_facts_equal`).
enum class ValueKind : unsigned char { Integer, Single, Double };

/// The kind of a value; std::nullopt if it does not fit into 64 bits or has no
/// bit representation.
std::optional<ValueKind> kindOf(const llvm::Value &V,
                                const llvm::DataLayout &Layout);

/// The functions of the runtime and the descriptions that a module needs.
class Hooks {
public:
  explicit Hooks(llvm::Module &M);

  /// Whether the module has been instrumented.
  static bool isUsedBy(const llvm::Module &M);
  static bool isHook(const llvm::Function &F);

  llvm::Value *call(llvm::IRBuilderBase &Builder, Hook Which,
                    llvm::ArrayRef<llvm::Value *> Arguments);

  /// A `struct mincaml_facts_site`: a check, its location and its text.
  llvm::Constant *site(AnalysisResult Kind, const llvm::Instruction &At,
                       llvm::StringRef Text);
  /// A `struct mincaml_facts_function`: the effects of a function.
  llvm::Constant *function(const llvm::Function &F, llvm::StringRef Text,
                           uint32_t Effects, uint32_t Reads, uint32_t Writes);

  llvm::ConstantInt *word(uint32_t Value) const;
  llvm::ConstantInt *number(uint64_t Value) const;
  llvm::IntegerType *wordType() const;

  /// The bits of a comparable value as 64 bits; integers are sign-extended or
  /// zero-extended.
  llvm::Value *bits(llvm::IRBuilderBase &Builder, llvm::Value *V,
                    bool IsSigned = true) const;

  const llvm::DataLayout &layout() const { return M.getDataLayout(); }

private:
  llvm::Constant *text(llvm::StringRef Text);
  llvm::Constant *siteConstant(AnalysisResult Kind, const llvm::Function &F,
                               const llvm::DILocation *Location,
                               llvm::StringRef Text);
  llvm::Constant *moduleDescription();
  llvm::GlobalVariable *add(llvm::Constant *Initializer, const char *Name,
                            bool IsConstant = true);

  llvm::Module &M;
  llvm::StructType *SiteType;
  llvm::StringMap<llvm::Constant *> Texts;
  llvm::Constant *Description = nullptr;
};

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_HOOKS_H
