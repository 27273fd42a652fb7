//===- Printer.cpp - Prints K-normal form ---------------------------------===//
//
// Phases.h describes the format.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/Lexer.h"
#include "mincaml/KNormal/Phases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Expressions on one line
//===----------------------------------------------------------------------===//

static void printNames(llvm::raw_ostream &OS, ArrayRef<Name *> Names,
                       StringRef Before, StringRef Between) {
  OS << Before;
  llvm::interleave(Names, OS, [&OS](const Name *N) { OS << N->Text; }, Between);
}

/// Prints the fewest digits that read back as the same value, with a point or
/// an exponent, as in OCaml.
static void printFloat(llvm::raw_ostream &OS, double Value) {
  if (std::isnan(Value) || std::isinf(Value)) {
    OS << (std::isnan(Value) ? "nan" : Value < 0 ? "-inf" : "inf");
    return;
  }
  llvm::SmallString<32> Text;
  for (int Digits : {12, 15, 17}) {
    Text.clear();
    llvm::raw_svector_ostream(Text) << llvm::format("%.*g", Digits, Value);
    if (std::strtod(Text.c_str(), nullptr) == Value)
      break;
  }
  OS << Text;
  if (Text.find_first_of(".e") == StringRef::npos)
    OS << '.';
}

/// Prints the fields of a tuple, or of a value of the constructor X. Calls
/// PrintField with the number of each field.
static void printFields(llvm::raw_ostream &OS, const Constructor *X,
                        size_t Size,
                        llvm::function_ref<void(size_t)> PrintField) {
  bool IsRecord = X && X->Parent && X->Parent->IsRecord;
  if (X && !IsRecord)
    OS << X->Name;
  if (X && X->isConstant())
    return;
  OS << (IsRecord ? "{ " : X ? " (" : "(");
  for (size_t I = 0; I != Size; ++I) {
    if (I)
      OS << (IsRecord ? "; " : ", ");
    if (IsRecord)
      OS << X->Fields[I].Name << " = ";
    PrintField(I);
  }
  OS << (IsRecord ? " }" : ")");
}

/// Prints an access to field number Index of Object, a value of the constructor
/// X.
static void printFieldOf(llvm::raw_ostream &OS, const Name &Object,
                         const Constructor &X, unsigned Index) {
  OS << Object.Text << '.';
  if (X.Fields.empty())
    OS << Index;
  else
    OS << X.Fields[Index].Name;
}

/// Whether nodes of this class are printed on several lines.
template <typename Node>
constexpr bool IsCompound =
    std::is_same_v<Node, If> || std::is_same_v<Node, Try> ||
    std::is_same_v<Node, Switch> || std::is_same_v<Node, Let> ||
    std::is_same_v<Node, LetFields> || std::is_same_v<Node, LetRec> ||
    std::is_same_v<Node, MakeClosures>;

static bool isCompound(const Expression &E) {
  return dispatch(E, [](const auto &Node) {
    return IsCompound<std::decay_t<decltype(Node)>>;
  });
}

/// Prints an expression that contains no other expressions.
static void printOnOneLine(llvm::raw_ostream &OS, const Expression &E) {
  auto Binary = [&OS](const auto &N) {
    OS << N.Left->Text << ' ' << spelling(N.Operator) << ' ' << N.Right->Text;
  };
  auto Check = [&OS](const auto &N) {
    if (N.ChecksOverflow)
      OS << " (* checked *)";
  };
  auto Arguments = [&OS](const auto &N) {
    printNames(OS, N.Arguments, " ", " ");
  };
  auto Print = llvm::makeVisitor(
      [&](const Unit &) { OS << "()"; },
      [&](const Bool &N) { OS << (N.Value ? "true" : "false"); },
      [&](const Int &N) {
        if (N.Ty->resolve()->is(Type::Kind::Char))
          OS << quoteCharacter(uint8_t(N.Value));
        else
          OS << N.Value;
      },
      [&](const String &N) { OS << quoteString(N.Value); },
      [&](const Float &N) { printFloat(OS, N.Value); },
      [&](const Variable &N) { OS << N.TheName->Text; },
      [&](const Not &N) { OS << "not " << N.Operand->Text; },
      [&](const ExternalArray &N) { OS << "external " << N.External; },
      [&](const OwnClosure &) { OS << "own closure"; },
      [&](const Negate &N) {
        OS << (N.Ty->resolve()->isFloat() ? "-. " : "- ") << N.Operand->Text;
        Check(N);
      },
      [&](const Arithmetic &N) {
        Binary(N);
        Check(N);
      },
      [&](const Compare &N) { Binary(N); },
      [&](const Construct &N) {
        printFields(OS, N.TheConstructor, N.Fields.size(),
                    [&](size_t I) { OS << N.Fields[I]->Text; });
      },
      [&](const GetField &N) {
        printFieldOf(OS, *N.Object, *N.TheConstructor, N.Index);
      },
      [&](const SetField &N) {
        printFieldOf(OS, *N.Object, *N.TheConstructor, N.Index);
        OS << " <- " << N.Value->Text;
      },
      [&](const ArrayMake &N) {
        OS << "Array.make " << N.Size->Text << ' ' << N.Initial->Text;
      },
      [&](const ArrayGet &N) {
        OS << N.Array->Text << (N.IsString ? ".[" : ".(") << N.Index->Text
           << (N.IsString ? ']' : ')');
      },
      [&](const ArrayPut &N) {
        OS << N.Array->Text << ".(" << N.Index->Text << ") <- "
           << N.Value->Text;
      },
      [&](const ArrayLength &N) {
        OS << (N.IsString ? "String" : "Array") << ".length " << N.Array->Text;
      },
      [&](const Assert &N) { OS << "assert " << N.Condition->Text; },
      [&](const Raise &N) { OS << "raise " << N.Exception->Text; },
      [&](const ExternalApply &N) {
        StringRef Quote = N.IsDeclared ? "\"" : "";
        OS << "external " << Quote << N.External << Quote;
        Arguments(N);
      },
      [&](const Apply &N) {
        OS << N.Callee->Text;
        Arguments(N);
      },
      [&](const StaticClosure &N) {
        OS << "static closure " << N.Function->Label->Text;
      },
      [&](const ApplyDirect &N) {
        OS << "direct " << N.Function->Label->Text;
        Arguments(N);
        if (N.Closure)
          OS << " [closure: " << N.Closure->Text << ']';
      },
      [&](const ApplyClosure &N) {
        OS << "indirect " << N.Callee->Text;
        Arguments(N);
      },
      [](const auto &N) {
        static_assert(IsCompound<std::decay_t<decltype(N)>>);
      });
  dispatch(E, Print);
}

//===----------------------------------------------------------------------===//
// Bindings and conditions
//===----------------------------------------------------------------------===//

namespace {

class Printer {
public:
  Printer(llvm::raw_ostream &OS, SourceRanges *Marks) : OS(OS), Marks(Marks) {}

  /// Prints E on lines of its own.
  void block(const Expression &E, unsigned Depth);
  void function(const ClosedFunction &F);
  void binder(const Binder &B);

private:
  llvm::raw_ostream &line(unsigned Depth);
  const Expression *link(const Expression &E, unsigned &Depth);
  void parameters(ArrayRef<Binder> Parameters);

  void let(const Let &L, unsigned Depth);
  void letFields(const LetFields &L, unsigned Depth);
  void letRec(const LetRec &L, unsigned Depth);
  void makeClosures(const MakeClosures &L, unsigned Depth);
  void condition(const If &E, unsigned Depth);
  void tried(const Try &E, unsigned Depth);
  void cases(const Switch &E, unsigned Depth);

  llvm::raw_ostream &OS;
  SourceRanges *Marks;
};

} // namespace

llvm::raw_ostream &Printer::line(unsigned Depth) {
  const unsigned MaxDepth = 40;
  return OS.indent(2 * std::min(Depth, MaxDepth));
}

void Printer::binder(const Binder &B) {
  OS << B.TheName->Text << " : ";
  B.Ty->print(OS);
}

void Printer::parameters(ArrayRef<Binder> Parameters) {
  for (const Binder &B : Parameters) {
    OS << " (";
    binder(B);
    OS << ')';
  }
}

/// Prints E without its last subexpression (the body of a binding, an else
/// branch, a handler), which starts on a new line. Returns that subexpression,
/// for the caller to print at Depth, or null if there is none.
const Expression *Printer::link(const Expression &E, unsigned &Depth) {
  SourceRangeScope Marked(OS, Marks, E.Range);
  if (auto *L = dyn_cast<Let>(&E)) {
    let(*L, Depth);
    return L->Body;
  }
  if (auto *L = dyn_cast<LetFields>(&E)) {
    letFields(*L, Depth);
    return L->Body;
  }
  if (auto *L = dyn_cast<LetRec>(&E)) {
    letRec(*L, Depth);
    return L->Body;
  }
  if (auto *L = dyn_cast<MakeClosures>(&E)) {
    makeClosures(*L, Depth);
    return L->Body;
  }
  if (auto *I = dyn_cast<If>(&E)) {
    condition(*I, Depth);
    ++Depth;
    return I->Else;
  }
  if (auto *T = dyn_cast<Try>(&E)) {
    tried(*T, Depth);
    ++Depth;
    return T->Handler;
  }
  if (auto *S = dyn_cast<Switch>(&E)) {
    cases(*S, Depth);
    return S->Default;
  }
  line(Depth);
  printOnOneLine(OS, E);
  OS << '\n';
  return nullptr;
}

void Printer::block(const Expression &First, unsigned Depth) {
  for (const Expression *E = &First; E;)
    E = link(*E, Depth);
}

void Printer::let(const Let &L, unsigned Depth) {
  line(Depth) << "let ";
  binder(L.Variable);
  if (isCompound(*L.Value)) {
    OS << " =\n";
    block(*L.Value, Depth + 1);
    line(Depth) << "in\n";
    return;
  }
  OS << " = ";
  {
    SourceRangeScope Marked(OS, Marks, L.Value->Range);
    printOnOneLine(OS, *L.Value);
  }
  OS << " in\n";
}

void Printer::letFields(const LetFields &L, unsigned Depth) {
  line(Depth) << "let ";
  auto PrintField = [&](size_t I) {
    OS << '(';
    binder(L.Variables[I]);
    OS << ')';
  };
  const Constructor *X = L.TheConstructor;
  if (X && X->Parent && X->Parent->IsRecord) {
    printFields(OS, X, L.Variables.size(), PrintField);
  } else {
    if (X)
      OS << X->Name << ' ';
    llvm::interleaveComma(llvm::seq(L.Variables.size()), OS, PrintField);
  }
  OS << " = " << L.Object->Text << " in\n";
}

void Printer::letRec(const LetRec &L, unsigned Depth) {
  StringRef Keyword =
      L.TheFunctionKind == FunctionKind::Join ? "let join " : "let rec ";
  for (const Function *F : L.Functions) {
    line(Depth) << std::exchange(Keyword, "and ") << F->TheBinder.TheName->Text;
    parameters(F->Parameters);
    OS << " : ";
    F->TheBinder.Ty->resolve()->result()->print(OS);
    OS << " =\n";
    block(*F->Body, Depth + 1);
  }
  line(Depth) << "in\n";
}

void Printer::makeClosures(const MakeClosures &L, unsigned Depth) {
  StringRef Keyword = L.Closures.size() == 1 ? "let " : "let rec ";
  for (const NewClosure &New : L.Closures) {
    line(Depth) << std::exchange(Keyword, "and ");
    binder(New.Variable);
    OS << " = closure " << New.Function->Label->Text;
    printNames(OS, New.Captured, " [", ", ");
    OS << (&New == &L.Closures.back() ? "] in\n" : "]\n");
  }
}

/// Prints everything but the else branch, which `block` prints next.
void Printer::condition(const If &E, unsigned Depth) {
  line(Depth) << "if ";
  {
    SourceRangeScope Marked(OS, Marks, E.ConditionRange);
    OS << E.Left->Text;
    if (E.Right)
      OS << ' ' << spelling(E.Operator) << ' ' << E.Right->Text;
  }
  OS << " then\n";
  block(*E.Then, Depth + 1);
  line(Depth) << "else\n";
}

/// Prints everything but the handler, which `block` prints next.
void Printer::tried(const Try &E, unsigned Depth) {
  line(Depth) << "try\n";
  block(*E.Tried, Depth + 1);
  if (E.Next) {
    line(Depth) << "then " << E.Value.TheName->Text << " ->\n";
    block(*E.Next, Depth + 1);
  }
  line(Depth) << "with " << E.Exception.TheName->Text << " ->\n";
}

/// Prints everything but the default case, which `block` prints next.
void Printer::cases(const Switch &E, unsigned Depth) {
  line(Depth) << "switch " << E.Operand->Text << '\n';
  const Type *Ty = E.OperandTy->resolve();
  auto Number = [&](int32_t Value) {
    if (Ty->isBool())
      OS << (Value ? "true" : "false");
    else if (Ty->is(Type::Kind::Char))
      OS << quoteCharacter(uint8_t(Value));
    else
      OS << Value;
  };
  for (const SwitchCase &Case : E.Cases) {
    line(Depth) << "case ";
    llvm::ListSeparator Bar(" | ");
    for (const SwitchTest &Test : Case.Tests) {
      OS << Bar;
      if (Test.TheConstructor) {
        OS << Test.TheConstructor->Name;
        continue;
      }
      Number(Test.First);
      if (Test.First != Test.Last) {
        OS << "..";
        Number(Test.Last);
      }
    }
    OS << " ->\n";
    block(*Case.Body, Depth + 1);
  }
  if (E.Default)
    line(Depth) << "default\n";
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void Printer::function(const ClosedFunction &F) {
  OS << "fun " << F.Label->Text;
  parameters(F.Parameters);
  auto Variables = [this](StringRef Role, ArrayRef<Binder> Bs) {
    if (Bs.empty())
      return;
    OS << " [" << Role << ": ";
    llvm::interleaveComma(Bs, OS, [this](const Binder &B) { binder(B); });
    OS << ']';
  };
  Variables("lifted", F.Lifted);
  Variables("captured", F.Captured);
  if (F.HasStaticClosure)
    OS << " [static closure]";
  OS << " : ";
  F.Ty->resolve()->result()->print(OS);
  OS << " =\n";
  block(*F.Body, 1);
  OS << '\n';
}

void knormal::print(llvm::raw_ostream &OS, const Expression &E,
                    SourceRanges *Marks) {
  Printer(OS, Marks).block(E, 0);
}

void knormal::print(llvm::raw_ostream &OS, const ClosedProgram &Program,
                    SourceRanges *Marks) {
  Printer P(OS, Marks);
  for (const Binder &B : Program.Statics) {
    OS << "static ";
    P.binder(B);
    OS << '\n';
  }
  if (!Program.Statics.empty())
    OS << '\n';
  for (const ClosedFunction *F : Program.Functions)
    P.function(*F);
  OS << "main =\n";
  P.block(*Program.Main, 1);
}
