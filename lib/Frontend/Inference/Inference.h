//===- Inference.h - The parts of type inference ----------------*- C++ -*-===//
//
// TypeInference.cpp walks the tree. The classes here check and report what it
// finds; each is implemented in a file that is named after it or its subject.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_INFERENCE_H
#define MINCAML_LIB_FRONTEND_INFERENCE_INFERENCE_H

#include "Characters.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/SMLoc.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

//===----------------------------------------------------------------------===//
// Unification and generalization
//
// Unification of type graphs in near-linear time:
//
// - Types that have been unified are merged (union-find), so that no pair is
//   compared twice. Otherwise types that share structure would take exponential
//   time.
// - The occurs check for each binding visits a bounded number of parts of the
//   type: a complete one would take quadratic time on types that grow along a
//   chain of definitions. Because of merging, unification also terminates on
//   cyclic types; `reportCycles` searches for the remaining ones once, at the end,
//   in linear time.
// - Lowering the levels of all variables in a type at each binding would take
//   quadratic time, too. Therefore binding a variable to a type only records
//   the level of the variable as a bound for the variables of that type
//   (Generalizer). `propagateLevels` applies all bounds at once, before any
//   type is generalized. A type remembers the lowest bound that its parts have
//   been visited with, so that it is visited again only for a lower one.
//
// Source: [MinCamlNotes], type inference (docs/sources.md), which unifies trees
// with an occurs check.
//
//===----------------------------------------------------------------------===//

class Unifier {
public:
  Unifier(TypeContext &Types, DiagnosticEngine &Diagnostics)
      : Types(Types), Diagnostics(Diagnostics), Poison(Types.variable()) {}

  /// The type of expressions in which an error has been reported. It unifies
  /// with every type.
  Type *poison() { return Poison; }
  bool isPoison(const Type *T) const { return T->resolve() == Poison; }

  /// Unifies the type Found of the text At with the type Expected there.
  /// Returns false if they differ; parts of them may then have been unified. If
  /// their common type would be infinite, reports an error and returns true: the
  /// variable that would contain itself becomes the poison type.
  bool unify(Type *Found, Type *Expected, llvm::SMRange At);
  /// Unifies the type Found of the pattern At with the type Expected of the
  /// values that it is matched with, and remembers that At is a pattern.
  bool unifyPattern(Type *Expected, Type *Found, llvm::SMRange At) {
    Patterns.insert(At.Start.getPointer());
    return unify(Expected, Found, At);
  }
  /// Returns the end of a message that explains why a variable has its type. At
  /// is the text that determined the type, as returned by `boundAt`.
  llvm::StringRef cause(llvm::SMRange At) const {
    return Patterns.contains(At.Start.getPointer())
               ? " because of this pattern"
               : " because of its use here";
  }

  /// Returns the text that determined the binding of the variable T; an invalid
  /// range if T is not a variable or not bound.
  llvm::SMRange boundAt(const Type *T) const;
  /// Returns the text that determined the type of the I-th parameter of a
  /// function type; an invalid range if there is none.
  llvm::SMRange parameterBoundAt(const Type *Function, unsigned I) const {
    return boundAt(Function->Operands[I]);
  }

  /// Records that Comparison, an operator or a function, compares values of
  /// type T. `propagateComparisons` propagates this to the variables in T.
  void setCompared(Type *T, const ast::Expression *Comparison);
  void propagateComparisons();
  /// Returns a comparison of values whose type contains the open variable T, or
  /// null.
  const ast::Expression *comparison(const Type *T) const {
    return ComparedBy.lookup(T);
  }

  /// Lowers the level of each variable to the lowest level of the variables
  /// that it was unified with.
  void propagateLevels();

  /// The number of infinite types that have been reported.
  unsigned cycles() const { return Cycles; }
  /// Reports the bindings that closed cycles and that `unify` has not reported,
  /// in their order.
  void reportCycles();

private:
  Type *representative(Type *T);
  bool unifyStep(Type *A, Type *B, llvm::SMRange At);
  bool occurs(const Type *Variable, Type *In);
  void reportCycle(llvm::SMRange At, Type *Found, Type *Expected,
                   const Type *Part, const Type *Whole);
  void bindVariable(Type *Variable, Type *To);
  void merge(Type *T, Type *Into);

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Type *Poison;
  /// Maps constructed types to the types that they were merged into.
  llvm::DenseMap<Type *, Type *> Merged;
  /// The entries of Merged that `unify` has changed, with their previous
  /// values.
  std::vector<std::pair<Type *, Type *>> MergeLog;
  struct Binding {
    Type *Variable;
    llvm::SMRange At;
  };
  std::vector<Binding> Bindings;
  llvm::DenseMap<const Type *, unsigned> BindingOf;
  /// The start positions of the patterns that have determined types.
  llvm::DenseSet<const char *> Patterns;
  std::vector<std::pair<Type *, Type *>> Work;
  unsigned Cycles = 0;
  /// The types that `occurs` has to visit.
  std::vector<Type *> ToVisit;
  /// The comparison for each open variable, and for each constructed type that
  /// has been visited.
  llvm::DenseMap<const Type *, const ast::Expression *> ComparedBy;
  /// Compared types that `propagateComparisons` has not visited yet.
  std::vector<std::pair<Type *, const ast::Expression *>> Compared;
  /// Pending upper bounds for the levels of the variables in types.
  std::vector<std::pair<unsigned, Type *>> LevelBounds;
};

/// Level-based generalization. The level of a type variable is the nesting
/// depth of the polymorphic definitions in which it was created. Unification
/// lowers it to the level of an older variable. A variable occurs in the type
/// of something that is visible outside of a definition if and only if its
/// level is not higher than the level outside. Hence the environment never
/// needs to be searched.
///
/// The level of a function, tuple, array or data type is an upper bound of the
/// levels of its variables, so that the search for variables skips old parts of
/// a type.
class Generalizer {
public:
  Generalizer(TypeContext &Types, Unifier &U) : Types(Types), U(U) {}

  /// Enters a definition. Must be called before its type is inferred.
  void enter() { ++Types.Level; }

  /// Ends the definition that `enter` began. Generalizes the types of Names,
  /// which are defined together, over all variables that do not occur outside,
  /// and gives them type schemes. Types without such variables get none, and
  /// neither do cyclic types, which are errors. Returns false if one is cyclic.
  bool generalize(llvm::ArrayRef<ast::Binder *> Names);
  /// Whether a variable occurs in no type outside the definition that has just
  /// been generalized.
  bool isFree(const Type *Variable) const {
    return Variable->Level > Types.Level;
  }

  /// Instantiates a scheme: returns its type with fresh variables in place of
  /// those of the scheme. The fresh variables become the arguments of Instance.
  /// Returns null if the budget for copies of large types is exhausted.
  Type *instantiate(const TypeScheme &Scheme, TypeInstance *&Instance);
  /// Returns the type of a scheme with Arguments in place of its variables, or
  /// null like the other overload.
  Type *instantiate(const TypeScheme &Scheme, llvm::ArrayRef<Type *> Arguments);

  /// Returns the scheme of a type in a type definition. Its variables are
  /// Parameters, which are generalized.
  const TypeScheme *makeScheme(llvm::ArrayRef<Type *> Parameters, Type *Root);

private:
  bool collect(Type *Root);

  TypeContext &Types;
  Unifier &U;

  // The state of the current generalization. In LevelOf, a type on the path of
  // the depth-first search has no level yet.
  llvm::DenseMap<const Type *, std::optional<unsigned>> LevelOf;
  std::vector<Type *> Variables;
  std::vector<Type *> Constructed;

  /// The number of parts of large types that may still be copied. The types in
  /// a chain of polymorphic functions can grow exponentially.
  size_t Budget = 1000000;
};

/// Records the type variables that are created for the tree, and the fields of
/// the tree that hold types, so that these can be resolved at the end of
/// inference.
class TypeRecorder {
public:
  explicit TypeRecorder(TypeContext &Types) : Types(Types) {}

  void setType(ast::Expression *E, Type *T) { set(E->Ty, T); }
  void setType(ast::Binder &B, Type *T) { set(B.Ty, T); }
  void setType(ast::Pattern &P, Type *T) { set(P.Ty, T); }

  /// Returns a new variable. Origin is the text that has the type, and Name
  /// describes it in the warning that is given if the variable stays open.
  /// Group identifies the definition; each definition gets at most one such
  /// warning.
  Type *freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                      const void *Group = nullptr);
  /// Records a variable that was created elsewhere, like `freshVariable`.
  void addVariable(Type *Ty, llvm::SMRange Origin, llvm::StringRef Name);
  /// Records a variable that gets no warning if it stays open. This is for the
  /// type arguments of a scheme: they do not influence the behavior of a
  /// polymorphic function.
  void addSilentVariable(Type *Ty) { addVariable(Ty, llvm::SMRange(), ""); }

  /// Binds all open variables to int, except for those of type schemes. Reports
  /// one warning for each definition if Warns.
  void defaultOpenVariables(DiagnosticEngine &Diagnostics, bool Warns);

  /// Replaces all types in the tree by their resolved types.
  void resolve();
  /// Ends currying for all types in the tree (Currying::mergeArrows).
  void mergeArrows();

private:
  void set(Type *&Field, Type *T) {
    Field = T;
    Fields.push_back(&Field);
  }

  TypeContext &Types;
  std::vector<Type **> Fields;
  struct Variable {
    Type *Ty;
    llvm::SMRange Origin;
    std::string Name;
    const void *Group;
  };
  std::vector<Variable> Variables;
};

//===- Shared state -------------------------------------------------------===//

/// Whether F belongs to the library or to an instance of one of its functors. Such
/// functions have the source range of a name of the program.
inline bool isOfLibrary(const ast::FunctionDefinition &F) {
  return F.Range.Start == F.Name.Range.Start && F.Range.End == F.Name.Range.End;
}

struct Symbol {
  llvm::StringRef Name;
  llvm::SMRange Range;
  /// The type at the definition, not resolved.
  Type *Ty;
  /// The function of this name, if a `let rec` defines it.
  const ast::FunctionDefinition *Function;
  /// The external of this name, if it is declared.
  const ast::ExternalDefinition *External;
  /// The type scheme of a polymorphic definition; otherwise null.
  const TypeScheme *Scheme;
  /// The list in which uses of a recursive definition are recorded as long as
  /// it has no scheme; null for other definitions.
  std::vector<ast::VariableReference *> *Uses;
  /// The constructor for whose inline record the variable stands, or null.
  const Constructor *InlineRecord;

  /// Whether the library defines the symbol. Messages do not show such
  /// definitions.
  bool isOfLibrary() const {
    if (Function && mincaml::isOfLibrary(*Function))
      return true;
    return Name.contains('.') && !isSymbolName(Name) && isLibraryName(Name);
  }
};

/// The names in scope, innermost last. To end a scope, call `endScope` with the
/// `size` at its beginning. This is not an llvm::ScopedHashTable, because the
/// search for misspelled names iterates over all names in scope.
class SymbolTable {
public:
  size_t size() const { return Symbols.size(); }

  void add(const ast::Binder &B,
           const ast::FunctionDefinition *Function = nullptr,
           std::vector<ast::VariableReference *> *Uses = nullptr) {
    if (B.Name == "_")
      return;
    unsigned &Innermost = Index[B.Name];
    Symbols.push_back({{B.Name, B.Range, B.Ty, Function, nullptr, B.Scheme,
                        Uses, B.InlineRecord},
                       Innermost});
    Innermost = Symbols.size();
  }

  void add(const ast::Binder &B, const ast::ExternalDefinition *External) {
    size_t Before = Symbols.size();
    add(B);
    if (Symbols.size() != Before)
      Symbols.back().External = External;
  }

  /// Sets the scheme of the recursive definition B after its inference has
  /// ended.
  void setScheme(const ast::Binder &B) {
    if (unsigned I = Index.lookup(B.Name)) {
      Symbols[I - 1].Scheme = B.Scheme;
      Symbols[I - 1].Uses = nullptr;
    }
  }

  /// Replaces the type of the definition B, which is in scope, by one without a
  /// scheme.
  void setType(const ast::Binder &B, Type *Ty) {
    if (unsigned I = Index.lookup(B.Name)) {
      Symbols[I - 1].Ty = Ty;
      Symbols[I - 1].Scheme = nullptr;
      Symbols[I - 1].Uses = nullptr;
    }
  }

  void endScope(size_t Size) {
    for (; Symbols.size() > Size; Symbols.pop_back())
      Index[Symbols.back().Name] = Symbols.back().Shadowed;
  }

  /// Returns the innermost symbol of this name, or null. The result is valid
  /// until the next `add`.
  const Symbol *lookup(llvm::StringRef Name) const {
    unsigned I = Index.lookup(Name);
    return I ? &Symbols[I - 1] : nullptr;
  }

  /// Calls Visit with the symbols, the innermost first, until it returns false.
  template <typename Function> void forEachSymbol(Function Visit) const {
    for (size_t I = Symbols.size(); I--;)
      if (!Visit(Symbols[I]))
        return;
  }

private:
  struct Entry : Symbol {
    /// One more than the index of the entry of the same name that this one
    /// shadows; 0 if there is none.
    unsigned Shadowed;
  };
  std::vector<Entry> Symbols;
  llvm::DenseMap<llvm::StringRef, unsigned> Index;
};

/// Adds explanations of types to messages.
class TypeExplanations {
public:
  TypeExplanations(const Unifier &U, const SymbolTable &Symbols)
      : U(U), Symbols(Symbols) {}

  /// Returns the variable in scope that E refers to; null if E is not a
  /// variable in scope.
  const Symbol *symbolOf(const ast::Expression *E) const;

  /// Adds a note that explains the type of E. For a variable, it shows what
  /// determined the type; for a call with too few arguments, it says so.
  void note(Diagnostic &D, const ast::Expression *E) const;

  /// Records a tuple whose commas were probably meant to be semicolons, as in
  /// `[| 1, 2 |]` or `{ x = 1, y = 2 }`. Messages about the tuple get the note
  /// Text.
  void addTuple(const ast::Expression *Tuple, llvm::StringRef Text) {
    TupleNotes.push_back({Tuple, Text});
  }

private:
  void noteTuple(Diagnostic &D, const ast::Expression *E) const;

  const Unifier &U;
  const SymbolTable &Symbols;
  std::vector<std::pair<const ast::Expression *, llvm::StringRef>> TupleNotes;
};

/// The state that the parts of type inference share.
struct InferenceState {
  InferenceState(TypeContext &Types, const LanguageOptions &Options,
                 DiagnosticEngine &Diagnostics)
      : Types(Types), Options(Options), Diagnostics(Diagnostics),
        U(Types, Diagnostics), Explanations(U, Symbols), Recorder(Types) {}

  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Unifier U;
  SymbolTable Symbols;
  TypeExplanations Explanations;
  TypeRecorder Recorder;
  /// The starts of lines that have been reported as separate items at the top
  /// level, although the parser has taken them for a part of the definition
  /// before them.
  llvm::DenseSet<const char *> SeparateLines;
};

/// The base class of the parts. Its members refer to the shared state.
class InferencePart {
public:
  explicit InferencePart(InferenceState &S)
      : Types(S.Types), Options(S.Options), Diagnostics(S.Diagnostics), U(S.U),
        Symbols(S.Symbols), Explanations(S.Explanations), Recorder(S.Recorder),
        SeparateLines(S.SeparateLines) {}

protected:
  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  SymbolTable &Symbols;
  const TypeExplanations &Explanations;
  TypeRecorder &Recorder;
  llvm::DenseSet<const char *> &SeparateLines;
};

//===- Parts of messages, in ContextChecks.cpp ----------------------------===//

/// Returns the expression that gives E its value if E is a definition or a
/// sequence; otherwise E. Messages about the type of E point at it.
const ast::Expression *resultExpression(const ast::Expression *E);

/// Unifies Found and Expected. At is the expression that requires the types to
/// be equal. Returns false if they differ.
bool unifyAt(Unifier &U, Type *Found, Type *Expected,
             const ast::Expression *At);

/// Returns the description of an expression in messages.
std::string describe(const ast::Expression *E);

/// Whether T is the type of formats, `format4` of Stdlib.ml.
bool isFormat(const Type *T);

/// Returns the name of a variable, or the shortened text of a pattern that is
/// not a name.
std::string nameInText(const ast::Binder &B);

/// Returns the description of a parameter: `the parameter 'x'`, or `the
/// parameter` if it has no name, like that of `function`.
std::string describeParameter(const ast::Binder &B);

/// If the expression at At, which determined a type, looks like `a[i]`, adds a
/// note that explains this to a message about the type.
void noteElement(Diagnostic &D, llvm::SMRange At);

/// Adds a fix-it that calls E, if it is a function of type `unit -> t` that is
/// named but not called.
void fixMissingUnit(Diagnostic &D, const ast::Expression *E, Type *Found);

/// Returns the source range of an operator that begins at Loc.
llvm::SMRange operatorRange(llvm::SMLoc Loc, llvm::StringRef Spelling);

/// Whether B is a subtraction that is written like a number with a sign, as in
/// `f x -1`.
bool looksLikeSign(const ast::Binary &B);

/// Adds a fix-it to a message that E does not have the type Expected. If E is a
/// number literal of the wrong number type, replaces it: `1` by `1.0`. If E is
/// a variable of a reference type and Expected is another type, inserts `!`.
void fixLiteral(Diagnostic &D, const ast::Expression *E, Type *Expected);

//===- Checks of types ----------------------------------------------------===//

/// Checks the types of expressions against those that their context requires,
/// and reports errors. Functions that return bool return false after an error.
class ContextChecks : InferencePart {
public:
  using InferencePart::InferencePart;

  /// Checks an expression at the top level. Its value is discarded, so it may
  /// have any type except a function type: a function was probably meant to be
  /// called. In the original language, the program must have type unit.
  void checkItem(const ast::Expression *E, Type *Found);

  /// Checks that P, an optional parameter of type Found, is an option.
  void checkOptional(const ast::Binder &P, Type *Found, Type *Option);

  /// Checks an expression that must have type unit: the program, an expression
  /// at the top level that is not its last item, or the body of a loop.
  void checkUnit(const ast::Expression *E, Type *Found, DiagnosticID Message);

  /// Checks the expression before a `;`. Second is the one after it if both are in a
  /// definition at the top level, otherwise null. Expected is the type of the whole
  /// sequence if it is a part of a match and its type is known, otherwise null.
  bool checkSequence(const ast::Expression *First, Type *Found,
                     const ast::Expression *Second, Type *Expected);

  /// Checks the type Found of the body of a function against Result, the result
  /// type of the function.
  void checkResult(const ast::FunctionDefinition *F, Type *Found, Type *Result);

  /// Checks an expression whose context requires the type Expected. Messages
  /// call the expression What, and show the annotation that states the type, if
  /// there is one.
  bool checkExpected(const ast::Expression *E, Type *Found, Type *Expected,
                     llvm::StringRef What,
                     const ast::TypeExpression *Annotation = nullptr);

  /// Checks the type of a pattern against its annotation.
  void checkAnnotation(llvm::SMRange Pattern, Type *Found, Type *Expected,
                       const ast::TypeExpression &Annotation);

  /// Checks the first or last value of a `for`.
  bool checkBound(const ast::Expression *E, Type *Found, llvm::StringRef What);

  /// Checks the type Found of the string in `s.[i]`.
  bool checkString(const ast::ArrayGet &G, Type *Found);

  /// Checks the size of a new array. Initial is the type of its elements.
  bool checkSize(const ast::ArrayMake &M, Type *Found, Type *Initial);

  void checkCondition(const ast::Expression *E, Type *Found);

  /// Checks a branch against the first branch of the same `if`.
  bool checkBranch(const ast::Expression *E, Type *Found,
                   const ast::Expression *First, Type *FirstType);

  /// Checks the branch of an `if` without `else`.
  bool checkElseless(const ast::If *I, Type *Found);

  /// Checks a value that is assigned to an element of an array or to a
  /// reference. Holder is the array or reference, or another element of the
  /// same array literal.
  void checkStored(const ast::Expression *Value, Type *Found, Type *Element,
                   const ast::Expression *Holder, DiagnosticID Message);

  /// Reports that E is not a reference. Operator is the source range of the `!`
  /// or `:=` that requires one.
  void reportNotAReference(const ast::Expression *E, llvm::SMRange Operator,
                           Type *Found);

  /// Checks the type Found of the body of a case of M against Expected, the
  /// type of the match.
  bool checkCase(const ast::Match &M, const ast::Expression *Body, Type *Found,
                 Type *Expected);

  void reportNotAnArray(const ast::Expression *E, Type *Found);
  /// Reports that a tuple pattern with Size components does not match the type
  /// of the value.
  void reportTuplePattern(llvm::SMRange Pattern, size_t Size,
                          const ast::Expression *Value, Type *Found);

  /// Checks the type Found of the part of Value that the pattern `()` matches.
  void checkUnitPattern(const ast::Pattern &P, const ast::Expression *Value,
                        Type *Found);

private:
  void noteSemicolon(Diagnostic &D, const ast::Expression *First,
                     const ast::Expression *Second);
};

/// Checks the types of operands against those that their operators take, and
/// reports errors.
class OperatorChecks : InferencePart {
public:
  using InferencePart::InferencePart;

  /// Checks one operand of an operator whose operands must have the type
  /// Wanted. Returns false if an error was reported.
  bool checkOperand(llvm::StringRef Operator, llvm::SMLoc OperatorLoc,
                    Type *Wanted, const ast::Expression *Operand, Type *Found);

  /// Checks both operands of `^`. Returns false if an error was reported.
  bool checkConcatenation(const ast::Binary *B, Type *Left, Type *Right);

  /// Reports an argument of `not` that is a call without parentheses: in OCaml,
  /// `not` is an ordinary function.
  void checkArgumentOfNot(const ast::Not *N);

  /// Returns the type of B. Enclosing are expressions whose types are not known
  /// yet, the innermost one last; B may be their left operand.
  Type *checkArithmetic(const ast::Binary *B, Type *Left, Type *Right,
                        llvm::ArrayRef<ast::Expression *> Enclosing);

  /// Returns false if the operands have different types.
  bool checkComparison(const ast::Binary *B, Type *Left, Type *Right);
  /// Records that the value of E is discarded. If E compares a reference with a
  /// value by `=`, an assignment was probably meant.
  void addDiscarded(const ast::Expression *E) {
    Discarded.insert(resultExpression(E));
  }

  /// Records that V, a builtin or library function, compares values of type
  /// Compared.
  void addComparison(const ast::VariableReference *V, Type *Compared);

  /// Records that V, a polymorphic function, compares values of type Compared
  /// in this use. Comparison is the expression in the function that compares
  /// them.
  void addInstance(const ast::VariableReference *V, Type *Compared,
                   const ast::Expression *Comparison);

  /// Checks the comparisons whose operand types were not known before. Must be
  /// called after all types have been inferred.
  void checkOpenComparisons();

private:
  void reportArithmetic(const ast::Binary *B, const ast::Expression *Operand,
                        Type *Found, const ast::Expression *Other,
                        Type *OtherType,
                        llvm::ArrayRef<ast::Expression *> Enclosing);
  void replaceEnclosing(Diagnostic &D, const ast::Binary *B,
                        llvm::ArrayRef<ast::Expression *> Enclosing);
  void checkConstants(const ast::Binary *B);
  void warnOfIdentity(const ast::Binary *B, Type *Left);
  void checkComparable(const ast::Binary *B, Type *Found);
  bool canBeCompared(Type *Root) const;
  bool isDecided(const Type *T) const;
  llvm::StringRef comparedTypes() const;

  /// The results of the operations on int literals so far.
  llvm::DenseMap<const ast::Expression *, int32_t> Constants;
  llvm::DenseSet<const ast::Expression *> Discarded;
  /// Operations whose operators the fix-it for an error in their left operand
  /// has replaced.
  llvm::DenseSet<const ast::Binary *> Replaced;
  std::vector<const ast::Binary *> OpenComparisons;
  struct Comparer {
    const ast::VariableReference *V;
    Type *Compared;
    /// The comparison in the function; null for a builtin or library function.
    const ast::Expression *Comparison;
  };
  std::vector<Comparer> Comparers;
};

/// Checks that the type of E, an empty array literal or `assert false`, is not
/// too large, because desugaring constructs an arbitrary value of this type,
/// and types that share structure can be exponentially large. Data types do not
/// count. Reports an error and returns false if the type is too large.
bool checkArbitraryValue(const ast::Expression &E,
                         DiagnosticEngine &Diagnostics);

/// Checks that Compared, the type of the operands of a comparison, is not too
/// large, because desugaring expands the comparison into comparisons of the
/// components. Data types do not count: functions compare them. Reports an
/// error and returns false if the type is too large.
bool checkComparedType(llvm::SMRange Comparison, const Type *Compared,
                       DiagnosticEngine &Diagnostics);

/// Reports a subtraction whose left operand is a function, `f -1` or `f x -1`.
/// The right operand was probably meant to be a negative argument. Function is
/// the type of the left operand.
void reportSubtraction(DiagnosticEngine &Diagnostics, const ast::Binary *B,
                       Type *Function);

/// Checks calls against the types of their callees and reports errors. The
/// parameter Callee is always the type of the callee.
class CallChecks : InferencePart {
public:
  using InferencePart::InferencePart;

  /// Checks argument number I, of type Found, against parameter number Index of
  /// the function type Function. Returns false if an error was reported.
  bool checkArgument(const ast::Apply *A, unsigned I, Type *Found,
                     Type *Function, unsigned Index);

  /// Checks the number of arguments in the original language. Parent is the
  /// expression of which A is the left operand, or null if there is none.
  /// Returns false if an error was reported.
  bool checkArgumentCount(const ast::Apply *A, Type *Callee,
                          const ast::Expression *Parent);

  /// Checks a call in the extended language, whose arguments have the types
  /// Found, and returns the type of its result. If there are fewer arguments
  /// than parameters, the result is a function. Returns the poison type if an
  /// error was reported.
  Type *checkCurriedCall(const ast::Apply *A, Type *Callee,
                         llvm::ArrayRef<Type *> Found,
                         const ast::Expression *Parent);

  void reportNotAFunction(const ast::Apply *A, Type *Callee);

  /// Whether the current call is in a definition at the top level. Then an
  /// argument at the beginning of a line was probably meant to be the next
  /// item.
  bool isInTopLevelDefinition() const { return InTopLevelDefinition; }
  void setInTopLevelDefinition(bool Is) { InTopLevelDefinition = Is; }

private:
  bool suggestSeparator(Diagnostic &D, const ast::Expression *Left,
                        const ast::Expression *Right);
  bool checkKnownArity(const ast::Apply *A, Type *Callee,
                       const ast::Expression *Parent);
  bool suggestSubtraction(Type *Left, const ast::Expression *Parent);
  /// Reports the arguments after the first Wanted ones.
  void reportTooManyArguments(const ast::Apply *A, Type *Callee, size_t Wanted);

  void noteDefinition(Diagnostic &D, const ast::Apply *A, const Type *Ty) const;
  llvm::StringRef whyOneType(const Symbol *Callee) const;

  /// The first type that was reported to be wrong for a parameter.
  llvm::DenseMap<const ast::Binder *, std::string> WrongTypes;

  bool InTopLevelDefinition = false;
};

//===- Annotations, constructors and patterns -----------------------------===//

/// Resolves type annotations and type definitions. In an annotation, a type
/// variable denotes one type throughout a definition at the top level. It may
/// be unified with any type, like `_`.
class TypeAnnotations : InferencePart {
public:
  TypeAnnotations(InferenceState &S, Generalizer &Schemes)
      : InferencePart(S), Schemes(Schemes) {}

  /// Returns the type that T denotes; after an error, the poison type, which
  /// equals every type.
  Type *resolve(const ast::TypeExpression &T);
  /// Brings the types of a group into scope. They hide earlier types of the
  /// same names. Creates the constructors of variants and records.
  void define(ast::TypeDefinition &D);
  /// Returns the type of an optional parameter, `T option`.
  Type *optional(Type *T) {
    return Option ? Types.data(Option, T) : U.poison();
  }
  /// Returns the type of this name, which takes no type arguments; null if
  /// there is none.
  Type *find(llvm::StringRef Name) const;
  /// Whether a type of this name is in scope.
  bool isType(llvm::StringRef Name) const { return Names.contains(Name); }
  /// The number of quantified types that have been resolved and not checked.
  size_t numQuantified() const { return Quantified.size(); }
  /// Checks the quantified types from Base on after their definitions have been
  /// generalized: reports a quantified variable that is not generalized, or is
  /// the same as another one. IsFinite says whether the types of the definitions
  /// are not cyclic.
  void checkQuantified(size_t Base, bool IsFinite = true);
  /// Ends the scope of the type variables.
  void endDefinition() { Variables.clear(); }
  /// Removes the labels from all resolved types, because inference removes them
  /// from functions and calls.
  void removeLabels(ast::ASTContext &Trees);

private:
  std::vector<const ast::TypeExpression *> Labelled;
  /// The quantified variables of annotations, each with its type.
  std::vector<std::pair<ast::FieldName, Type *>> Quantified;

  /// A type that the program or the library defines.
  struct NamedType {
    const ast::TypeDeclaration *Declaration = nullptr;
    llvm::ArrayRef<Type *> Parameters;
    /// The variant or record; null for an abbreviation.
    DataType *Definition = nullptr;
    /// The meaning of an abbreviation; null while it is not known.
    Type *Meaning = nullptr;
    /// The scheme of Meaning if there are parameters; otherwise null.
    const TypeScheme *Scheme = nullptr;
    bool IsBeingResolved = false;
  };

  void declare(ast::TypeDeclaration &D);
  void beginDeclaration(const NamedType &N);
  void resolveAbbreviations(const ast::TypeDefinition &Group);
  void resolveAbbreviation(NamedType &N);
  const ast::TypeExpression *findUnresolved(const ast::TypeExpression &T) const;
  void defineConstructors(const NamedType &N);
  Constructor *makeConstructor(DataType &D,
                               const ast::ConstructorDeclaration &Declared);
  Constructor *makeConstructor(DataType &D, llvm::StringRef Name,
                               llvm::SMRange Range,
                               llvm::ArrayRef<ast::FieldDeclaration> Fields);

  Type *resolveBody(const ast::TypeExpression &T);
  Type *resolveVariable(const ast::TypeExpression &T);
  Type *resolveConstructor(const ast::TypeExpression &T);
  Type *resolveNamed(const ast::TypeExpression &T, const NamedType &N);
  Type *reportUnknown(const ast::TypeExpression &T);
  bool takesOne(llvm::StringRef Name) const;
  Type *reportCount(const ast::TypeExpression &T, size_t Expected);

  Generalizer &Schemes;
  /// The type `option` of the library, which the program may hide.
  const DataType *Option = nullptr;
  llvm::DenseMap<llvm::StringRef, NamedType> Names;
  llvm::DenseMap<llvm::StringRef, Type *> Variables;
  /// The unknown types that have been reported, each once.
  llvm::DenseSet<llvm::StringRef> ReportedTypes;
  /// The type whose definition is being resolved; otherwise null. Its
  /// parameters are then the only type variables.
  const ast::TypeDeclaration *Defining = nullptr;
};

/// The type of a constructor at one use.
struct ConstructorType {
  std::vector<Type *> Arguments;
  Type *Result;
};

/// Where a constructor is used, which influences the message about an unknown
/// one: a capitalized name in a definition is probably meant to be a variable.
enum class ConstructorUse : uint8_t { Value, Pattern, Definition };

/// The constructors and the fields of records in scope. A name denotes its last
/// definition, unless the expected type is known and has a constructor or field
/// of this name.
class ConstructorScope : InferencePart {
public:
  ConstructorScope(InferenceState &S, TypeAnnotations &Annotations,
                   Generalizer &Schemes)
      : InferencePart(S), Annotations(Annotations), Schemes(Schemes) {}

  void define(ast::ExceptionDefinition *X);
  /// Brings the constructors and fields of the types in a group into scope.
  void define(const ast::TypeDefinition &D);

  /// Returns the constructor of this name; null after an error. Expected is the
  /// type of the value, as far as it is known; it may be null. Use influences
  /// the error message.
  const Constructor *find(llvm::StringRef Name, llvm::SMRange Range,
                          Type *Expected, ConstructorUse Use);
  /// Returns the type of X, with new type variables.
  ConstructorType instantiate(const Constructor &X, llvm::SMRange Use);
  /// Checks the number of arguments of a value or a pattern.
  bool checkCount(const Constructor &X, size_t Found, llvm::SMRange Range,
                  bool IsPattern);
  /// Reports that the argument of X, an inline record, is not written as `{ }`.
  void reportInlineRecord(const Constructor &X, llvm::SMRange Range);

  struct FoundField {
    /// The constructor of the record; null after an error.
    const Constructor *Record = nullptr;
    unsigned Index = 0;
  };
  /// Returns the field of this name in a record of type Ty.
  FoundField findField(const ast::FieldName &Name, Type *Ty);
  /// Returns the constructor of the record with these fields; null after an
  /// error. Expected is its type, as far as it is known; it may be null.
  const Constructor *findRecord(llvm::ArrayRef<ast::FieldName> Names,
                                Type *Expected, llvm::SMRange Range);
  /// Returns the position of each name among the fields of X, or nullopt, after
  /// reporting an error, for a name that X does not have.
  std::vector<std::optional<unsigned>>
  fieldPositions(const Constructor &X, llvm::ArrayRef<ast::FieldName> Names);
  /// Whether there is a mutable field of this name.
  bool mayBeMutable(llvm::StringRef Field) const {
    return MutableFields.contains(Field);
  }

private:
  void add(const Constructor &X);
  const Constructor *findInType(llvm::StringRef Name, const Type *Ty) const;
  void reportUnknown(llvm::StringRef Name, llvm::SMRange Range,
                     const Type *Expected, ConstructorUse Use);
  void reportUnknownField(const ast::FieldName &Name, const Constructor &X);
  void reportNoSuchField(const ast::FieldName &Name);

  TypeAnnotations &Annotations;
  Generalizer &Schemes;
  /// For each name, the constructors that the program has defined so far, the
  /// latest one last. They stay in scope until the end of the program.
  llvm::DenseMap<llvm::StringRef, std::vector<const Constructor *>> InScope;
  std::vector<llvm::StringRef> Names;
  /// For each name, the fields that the program has defined so far, the latest
  /// one last.
  llvm::DenseMap<llvm::StringRef, std::vector<FoundField>> Fields;
  llvm::DenseSet<llvm::StringRef> MutableFields;
  /// The constructors that have been reported as unknown, each once.
  llvm::DenseSet<llvm::StringRef> ReportedConstructors;
  /// The fields that have been reported as unknown. Each is reported only once.
  llvm::DenseSet<llvm::StringRef> ReportedFields;
  llvm::DenseSet<std::pair<const Constructor *, llvm::StringRef>>
      ReportedFieldsOfRecord;
};

/// Removes the paths of modules from fields whose record is known.
inline void removePaths(llvm::MutableArrayRef<ast::FieldName> Names) {
  for (ast::FieldName &N : Names)
    N.Name = ast::unqualifiedName(N.Name);
}

/// Assigns types to patterns.
class PatternInference : InferencePart {
public:
  PatternInference(InferenceState &S, ContextChecks &Contexts,
                   TypeAnnotations &Annotations, ConstructorScope &Constructors)
      : InferencePart(S), Contexts(Contexts), Annotations(Annotations),
        Constructors(Constructors) {}

  /// Assigns the type Found to a pattern. The caller has checked Found against
  /// the annotation of the whole pattern. Value is the expression that the
  /// pattern is matched with; messages point at it. It is null for a parameter
  /// and in a case, where messages point at the pattern. Group identifies the
  /// definition, for warnings. A record pattern becomes a pattern of the
  /// record's constructor.
  void infer(ast::Pattern &P, Type *Found, const ast::Expression *Value,
             const void *Group);
  /// Assigns a type to a pattern that may have an annotation.
  void inferAnnotated(ast::Pattern &P, Type *Found,
                      const ast::Expression *Value, const void *Group);

  /// Brings the variables of a pattern into scope.
  void add(const ast::Pattern &P);

  /// Begins the cases of a match of a value of type T.
  void beginMatch(Type *T) { Matched.push_back(T); }
  void endMatch() {
    Matched.pop_back();
    if (Matched.empty())
      ReportedMismatches.clear();
  }
  bool isInMatch() const { return !Matched.empty(); }

private:
  void inferElements(ast::Pattern &P, llvm::ArrayRef<Type *> Expected,
                     const ast::Expression *Value, const void *Group);
  void inferTuple(ast::Pattern &P, Type *Found, const ast::Expression *Value,
                  const void *Group);
  void inferArray(ast::Pattern &P, Type *Found, const ast::Expression *Value,
                  const void *Group);
  void inferConstruct(ast::Pattern &P, Type *Found,
                      const ast::Expression *Value, const void *Group);
  void inferRecord(ast::Pattern &P, Type *Found, const ast::Expression *Value,
                   const void *Group);
  bool expandArguments(ast::Pattern &P, const Constructor &X);
  void expandFields(ast::Pattern &P, const Constructor &X);
  void inferAlias(ast::Pattern &P);
  Type *aliasType(const ast::Pattern &P);
  void unifyAlternatives(const ast::Pattern &P);
  void unifyPattern(const ast::Pattern &P, Type *Expected, Type *Found);

  ContextChecks &Contexts;
  TypeAnnotations &Annotations;
  ConstructorScope &Constructors;
  /// The types of the values that the enclosing matches match, the innermost last.
  std::vector<Type *> Matched;
  /// The mismatches that have been reported in the outermost match: the type of
  /// a matched value, and the data type of the pattern.
  llvm::DenseSet<std::pair<const Type *, const DataType *>> ReportedMismatches;
  /// The number of or-patterns around the current pattern.
  unsigned AlternativeDepth = 0;
};

/// Returns the location of Opening, an opening parenthesis, if it is valid;
/// otherwise that of the start of Range.
ast::FailureLocation failureLocation(llvm::SMLoc Opening, llvm::SMRange Range,
                                     DiagnosticEngine &Diagnostics);

/// Reports the cases that earlier cases make useless, and the matches and
/// patterns of definitions and parameters that do not match every value. Sets
/// the locations of match failures. All types must have been inferred. Source:
/// [Maranget2007] (docs/sources.md).
void checkMatches(TypeContext &Types, llvm::ArrayRef<ast::Match *> Matches,
                  llvm::ArrayRef<ast::Pattern *> Patterns,
                  DiagnosticEngine &Diagnostics);

//===- Externals ----------------------------------------------------------===//

/// Infers the types of the externals that a program declares.
class DeclaredExternals : InferencePart {
public:
  DeclaredExternals(InferenceState &S, TypeAnnotations &Annotations)
      : InferencePart(S), Annotations(Annotations) {}

  /// Checks the declaration and brings the external into scope.
  void define(ast::ExternalDefinition *X);

private:
  Type *declaredType(const ast::ExternalDefinition &X);
  void checkSymbol(const ast::ExternalDefinition &X);
  void checkSignature(const ast::ExternalDefinition &X,
                      llvm::ArrayRef<Type *> Parameters, Type *Result);

  TypeAnnotations &Annotations;

  struct Declaration {
    llvm::SMRange Range;
    std::string Signature;
  };
  /// The first declaration of each symbol.
  llvm::DenseMap<llvm::StringRef, Declaration> Declared;
};

struct ExternalType {
  /// Null if there is no external of this name.
  Type *Ty = nullptr;
  /// The fresh type variable in the type of a polymorphic external; otherwise
  /// null.
  Type *Open = nullptr;
};

/// The runtime externals of RuntimeABI.def, and the implicit externals
/// (language.md, sections 4 and 5).
class Externals : InferencePart {
public:
  explicit Externals(InferenceState &S);

  /// Returns the type of a runtime external, with a fresh type variable for
  /// each use.
  ExternalType runtimeType(llvm::StringRef Name);

  /// Returns the type of an implicit external. All its uses share this type.
  /// IsCallee says whether this use is a call.
  Type *implicitType(const ast::VariableReference &Use, bool IsCallee);

  /// Whether `report` will report errors: undefined names.
  bool hasErrors() const { return !AllowsImplicit && !Implicit.empty(); }

  /// Warns about each implicit external, or reports an error if it cannot be
  /// one. Must be called after all types have been inferred.
  void report(const ast::Expression &Program);

private:
  /// A suggestion for an undefined name. Its type is null if it is unknown.
  struct Candidate {
    llvm::StringRef Name;
    unsigned Distance;
    Type *Ty;
  };

  struct ImplicitExternal {
    llvm::SMRange FirstUse;
    Type *Ty = nullptr;
    /// The first use that is not a call.
    std::optional<llvm::SMRange> ValueUse;
    /// Names in scope with a similar spelling, the most similar first.
    std::vector<Candidate> Near;
    llvm::StringRef Suggestion;
  };

  void reportUndefined(llvm::StringRef Name, const ImplicitExternal &E,
                       const ast::Binder *Later, const ast::Binder *Inner,
                       const ast::Binder *Labelled);
  std::vector<Candidate> findNear(llvm::StringRef Name);

  /// The type of a runtime external. For a polymorphic external, Ty is null,
  /// and Parameter is the type of its first parameter.
  struct Entry {
    Type *Ty = nullptr;
    Type *Parameter = nullptr;
  };

  const bool AllowsImplicit;
  const bool HasBuiltins;
  llvm::MapVector<llvm::StringRef, Entry> Runtime;
  llvm::MapVector<llvm::StringRef, ImplicitExternal> Implicit;
  /// The number of names that may still be compared in the search for
  /// misspellings. Without a limit, the search would take quadratic time on
  /// large programs.
  unsigned ComparisonBudget = 1000000;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_INFERENCE_H
