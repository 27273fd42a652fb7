//===- TypeRules.h - Type checks of K-normal nodes --------------*- C++ -*-===//

#ifndef MINCAML_LIB_KNORMAL_TYPERULES_H
#define MINCAML_LIB_KNORMAL_TYPERULES_H

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/KNormal/Verifier.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/ScopedHashTable.h"
#include "llvm/ADT/Twine.h"

namespace mincaml::knormal {

/// The stage in which a node may occur, or that of the form being checked.
enum class Stage { Both, Open, Closed };

/// Prints and counts faults, each with the name of the function that has it.
class FaultPrinter {
public:
  FaultPrinter(Stage S, llvm::raw_ostream &OS) : TheStage(S), OS(OS) {}

  void report(const llvm::Twine &Message);
  bool hasReported() const { return Count != 0; }

  /// Sets the function that is checked; null is the main expression.
  void enterFunction(const ClosedFunction *F) { Current = F; }
  const ClosedFunction *currentFunction() const { return Current; }

private:
  const Stage TheStage;
  llvm::raw_ostream &OS;
  unsigned Count = 0;
  const ClosedFunction *Current = nullptr;
};

/// The types of the names in scope.
class NameTypes {
public:
  NameTypes(Binders Names, FaultPrinter &Faults)
      : Names(Names), Faults(Faults) {}

  /// A name that is bound during the lifetime of a Scope is in scope until that
  /// ends.
  using Table = llvm::ScopedHashTable<const Name *, Type *>;
  class Scope : public Table::ScopeTy {
  public:
    explicit Scope(NameTypes &Types) : Table::ScopeTy(Types.InScope) {}
  };

  void bind(const Binder &B);
  void bind(llvm::ArrayRef<Binder> Bs);

  /// Returns the type of N. If N is not in scope, reports that and returns
  /// null.
  Type *typeOf(const Name *N);

  /// Whether N was bound, in any scope since the last `beginFunction`.
  bool wasBound(const Name *N) const { return Bound.contains(N); }
  void beginFunction() { Bound.clear(); }

private:
  const Binders Names;
  FaultPrinter &Faults;
  Table InScope;
  llvm::DenseSet<const Name *> Bound;
};

/// Checks types against those that a node requires. Only the outermost level is
/// compared, because types that share structure can be exponentially large.
class TypeRules {
public:
  TypeRules(NameTypes &Names, FaultPrinter &Faults)
      : Names(Names), Faults(Faults) {}

  void expectSame(Type *Actual, Type *Expected, const llvm::Twine &What);
  void expect(const Name *N, Type *Expected);
  void expectKind(const Name *N, Type::Kind Expected);
  void expectElement(const Name *Array, Type *Expected);
  void expectResult(const Expression &E, Type::Kind Expected);
  void expectArguments(llvm::StringRef Callee, llvm::ArrayRef<Name *> Arguments,
                       Type *FunctionTy, llvm::ArrayRef<Binder> Lifted = {});
  void report(const llvm::Twine &Message) { Faults.report(Message); }

private:
  NameTypes &Names;
  FaultPrinter &Faults;
};

/// Each function checks the types of the operands and of the result of a node.
void checkTypes(const Unit &E, TypeRules &Rules);
void checkTypes(const Bool &E, TypeRules &Rules);
void checkTypes(const Int &E, TypeRules &Rules);
void checkTypes(const Float &E, TypeRules &Rules);
void checkTypes(const String &E, TypeRules &Rules);
void checkTypes(const Variable &E, TypeRules &Rules);
void checkTypes(const Negate &E, TypeRules &Rules);
void checkTypes(const ExternalArray &E, TypeRules &Rules);
void checkTypes(const Not &E, TypeRules &Rules);
void checkTypes(const Arithmetic &E, TypeRules &Rules);
void checkTypes(const Compare &E, TypeRules &Rules);
void checkTypes(const Tuple &E, TypeRules &Rules);
void checkTypes(const ArrayMake &E, TypeRules &Rules);
void checkTypes(const ArrayGet &E, TypeRules &Rules);
void checkTypes(const ArrayPut &E, TypeRules &Rules);
void checkTypes(const ArrayLength &E, TypeRules &Rules);
void checkTypes(const Assert &E, TypeRules &Rules);
void checkTypes(const MakeException &E, TypeRules &Rules);
void checkTypes(const Raise &E, TypeRules &Rules);
void checkTypes(const ExternalApply &E, TypeRules &Rules);
void checkTypes(const Apply &E, TypeRules &Rules);
void checkTypes(const ApplyClosure &E, TypeRules &Rules);
void checkTypes(const If &E, TypeRules &Rules);

} // namespace mincaml::knormal

#endif // MINCAML_LIB_KNORMAL_TYPERULES_H
