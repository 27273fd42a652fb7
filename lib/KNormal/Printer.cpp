//===- Printer.cpp - Prints K-normal form ---------------------------------===//
//
// The format is described at `print` in KNormal.h.
//
//===----------------------------------------------------------------------===//

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/KNormal/Visitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::StringRef;

namespace {

class Printer {
public:
  explicit Printer(llvm::raw_ostream &OS) : OS(OS) {}

  /// Prints E as lines of their own.
  void block(const Expression &E, unsigned Depth);
  void function(const ClosedFunction &F);
  void binder(const Binder &B);

private:
  llvm::raw_ostream &line(unsigned Depth);
  void names(ArrayRef<Name *> Names, StringRef Before, StringRef Between);
  void parameters(ArrayRef<Binder> Parameters);
  void floatingPoint(double Value);

  void let(const Let &L, unsigned Depth);
  void letTuple(const LetTuple &L, unsigned Depth);
  void letRec(const LetRec &L, unsigned Depth);
  void makeClosure(const MakeClosure &L, unsigned Depth);
  void condition(const If &E, unsigned Depth);

  // Expressions that fit into a line.
  void simple(const Unit &) { OS << "()"; }
  void simple(const Bool &E) { OS << (E.Value ? "true" : "false"); }
  void simple(const Int &E) { OS << E.Value; }
  void simple(const Float &E) { floatingPoint(E.Value); }
  void simple(const Variable &E) { OS << E.TheName->Text; }
  void simple(const Not &E) { OS << "not " << E.Operand->Text; }
  void simple(const Negate &E);
  void simple(const Arithmetic &E);
  void simple(const Compare &E);
  void simple(const Tuple &E);
  void simple(const ArrayMake &E);
  void simple(const ArrayGet &E);
  void simple(const ArrayPut &E);
  void simple(const ArrayLength &E);
  void simple(const ExternalArray &E) { OS << "external " << E.External; }
  void simple(const ExternalApply &E);
  void simple(const Apply &E);
  void simple(const StaticClosure &E);
  void simple(const OwnClosure &) { OS << "own closure"; }
  void simple(const ApplyDirect &E);
  void simple(const ApplyClosure &E);

  llvm::raw_ostream &OS;
};

/// The classes that Printer::simple does not accept take several lines.
template <typename Node>
constexpr bool IsCompound =
    std::is_same_v<Node, If> || std::is_same_v<Node, Let> ||
    std::is_same_v<Node, LetTuple> || std::is_same_v<Node, LetRec> ||
    std::is_same_v<Node, MakeClosure>;

bool isCompound(const Expression &E) {
  return dispatch(E, [](const auto &Node) {
    return IsCompound<std::decay_t<decltype(Node)>>;
  });
}

} // namespace

llvm::raw_ostream &Printer::line(unsigned Depth) {
  const unsigned MaxDepth = 40;
  return OS.indent(2 * std::min(Depth, MaxDepth));
}

void Printer::binder(const Binder &B) {
  OS << B.TheName->Text << " : ";
  B.Ty->print(OS);
}

void Printer::names(ArrayRef<Name *> Names, StringRef Before,
                    StringRef Between) {
  OS << Before;
  llvm::interleave(
      Names, OS, [this](const Name *N) { OS << N->Text; }, Between);
}

void Printer::parameters(ArrayRef<Binder> Parameters) {
  for (const Binder &B : Parameters) {
    OS << " (";
    binder(B);
    OS << ')';
  }
}

/// The fewest digits that read back as the same value, with a point or an
/// exponent, as in OCaml.
void Printer::floatingPoint(double Value) {
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

//===----------------------------------------------------------------------===//
// Simple expressions
//===----------------------------------------------------------------------===//

void Printer::simple(const Negate &E) {
  OS << (E.Ty->resolve()->isFloat() ? "-. " : "- ") << E.Operand->Text;
}

void Printer::simple(const Arithmetic &E) {
  OS << E.Left->Text << ' ' << spelling(E.Operator) << ' ' << E.Right->Text;
}

void Printer::simple(const Compare &E) {
  OS << E.Left->Text << ' ' << spelling(E.Operator) << ' ' << E.Right->Text;
}

void Printer::simple(const Tuple &E) {
  names(E.Elements, "(", ", ");
  OS << ')';
}

void Printer::simple(const ArrayMake &E) {
  OS << "Array.make " << E.Size->Text << ' ' << E.Initial->Text;
}

void Printer::simple(const ArrayGet &E) {
  OS << E.Array->Text << ".(" << E.Index->Text << ')';
}

void Printer::simple(const ArrayPut &E) {
  OS << E.Array->Text << ".(" << E.Index->Text << ") <- " << E.Value->Text;
}

void Printer::simple(const ArrayLength &E) {
  OS << "Array.length " << E.Array->Text;
}

void Printer::simple(const ExternalApply &E) {
  OS << "external " << E.External;
  names(E.Arguments, " ", " ");
}

void Printer::simple(const Apply &E) {
  OS << E.Callee->Text;
  names(E.Arguments, " ", " ");
}

void Printer::simple(const StaticClosure &E) {
  OS << "static closure " << E.Function->Label->Text;
}

void Printer::simple(const ApplyDirect &E) {
  OS << "direct " << E.Function->Label->Text;
  names(E.Arguments, " ", " ");
  if (E.Closure)
    OS << " [closure: " << E.Closure->Text << ']';
}

void Printer::simple(const ApplyClosure &E) {
  OS << "indirect " << E.Callee->Text;
  names(E.Arguments, " ", " ");
}

//===----------------------------------------------------------------------===//
// Bindings and conditions
//===----------------------------------------------------------------------===//

void Printer::block(const Expression &First, unsigned Depth) {
  const Expression *E = &First;
  while (E) {
    const Expression *Next = nullptr;
    if (auto *L = dyn_cast<Let>(E)) {
      let(*L, Depth);
      Next = L->Body;
    } else if (auto *L = dyn_cast<LetTuple>(E)) {
      letTuple(*L, Depth);
      Next = L->Body;
    } else if (auto *L = dyn_cast<LetRec>(E)) {
      letRec(*L, Depth);
      Next = L->Body;
    } else if (auto *L = dyn_cast<MakeClosure>(E)) {
      makeClosure(*L, Depth);
      Next = L->Body;
    } else if (auto *I = dyn_cast<If>(E)) {
      condition(*I, Depth);
      Next = I->Else;
      ++Depth;
    } else {
      line(Depth);
      dispatch(*E, [this](const auto &Node) {
        if constexpr (!IsCompound<std::decay_t<decltype(Node)>>)
          simple(Node);
      });
      OS << '\n';
    }
    E = Next;
  }
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
  dispatch(*L.Value, [this](const auto &Node) {
    if constexpr (!IsCompound<std::decay_t<decltype(Node)>>)
      simple(Node);
  });
  OS << " in\n";
}

void Printer::letTuple(const LetTuple &L, unsigned Depth) {
  line(Depth) << "let ";
  llvm::interleaveComma(L.Variables, OS, [this](const Binder &B) {
    OS << '(';
    binder(B);
    OS << ')';
  });
  OS << " = " << L.Tuple->Text << " in\n";
}

void Printer::letRec(const LetRec &L, unsigned Depth) {
  const Function &F = *L.TheFunction;
  line(Depth) << "let rec " << F.TheBinder.TheName->Text;
  parameters(F.Parameters);
  OS << " : ";
  F.TheBinder.Ty->resolve()->result()->print(OS);
  OS << " =\n";
  block(*F.Body, Depth + 1);
  line(Depth) << "in\n";
}

void Printer::makeClosure(const MakeClosure &L, unsigned Depth) {
  line(Depth) << "let ";
  binder(L.Variable);
  OS << " = closure " << L.Function->Label->Text;
  names(L.Captured, " [", ", ");
  OS << "] in\n";
}

/// All but the else branch, which `block` goes on with.
void Printer::condition(const If &E, unsigned Depth) {
  line(Depth) << "if " << E.Left->Text;
  if (E.Right)
    OS << ' ' << spelling(E.Operator) << ' ' << E.Right->Text;
  OS << " then\n";
  block(*E.Then, Depth + 1);
  line(Depth) << "else\n";
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

void knormal::print(llvm::raw_ostream &OS, const Expression &E) {
  Printer(OS).block(E, 0);
}

void knormal::print(llvm::raw_ostream &OS, const ClosedProgram &Program) {
  Printer P(OS);
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
