//===- Outcome.cpp - Values, types and definitions as text ----------------===//

#include "Outcome.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::prompt;
using llvm::StringRef;

//===- Names --------------------------------------------------------------===//

/// Returns a name without the numbers that the compiler has added to its parts.
static std::string withoutNumbers(StringRef Name) {
  std::string Result;
  for (StringRef Part : llvm::split(Name, '.'))
    Result += (Result.empty() ? "" : ".") + Part.split('#').first.str();
  return Result;
}

std::string NamePrinter::type(StringRef Name) const {
  if (Name == "Lazy.t")
    return "lazy_t";
  const std::string Full = withoutNumbers(Name);
  const StringRef Module = ast::modulePath(Full);
  // Inside M.N, the types of M.N and of M have no path.
  for (StringRef Around = Path; !Around.empty();
       Around = ast::modulePath(Around))
    if (Module == Around)
      return ast::unqualifiedName(Full).str();
  return Full;
}

std::string NamePrinter::member(StringRef Name, bool KeepsModule) const {
  const std::string Full = withoutNumbers(Name);
  const StringRef Module = ast::modulePath(Full);
  return !KeepsModule && Opened.contains(Module)
             ? ast::unqualifiedName(Full).str()
             : Full;
}

std::string prompt::valueName(StringRef Name) {
  const bool IsName = llvm::all_of(
      Name, [](char C) { return llvm::isAlnum(C) || C == '_' || C == '\''; });
  const bool IsWord = llvm::is_contained(
      {"mod", "land", "lor", "lxor", "lsl", "lsr", "asr", "or"}, Name);
  return IsName && !IsWord ? Name.str() : ("( " + Name + " )").str();
}

//===- Values -------------------------------------------------------------===//

namespace {

class ValuePrinter {
public:
  ValuePrinter(Formatter &To, const NamePrinter &Names)
      : To(To), Names(Names) {}

  void printTop(const ValueTree &V) {
    if (!print(V))
      To.text("...");
  }

private:
  using Kind = ValueTree::Kind;

  // These return false at an ellipsis, which replaces the rest of the smallest
  // list around it.
  bool print(const ValueTree &V);
  bool printSimple(const ValueTree &V);
  bool printArgument(const ValueTree &V);
  void printList(llvm::ArrayRef<ValueTree> Parts, StringRef Separator);
  void printFields(const ValueTree &V);
  void printString(const ValueTree &V);

  Formatter &To;
  const NamePrinter &Names;
};

} // namespace

static std::string escaped(StringRef Text, bool IsString) {
  std::string Result;
  llvm::raw_string_ostream OS(Result);
  for (unsigned char C : Text) {
    const size_t Short = StringRef("\\\n\t\r\b").find(char(C));
    if (Short != StringRef::npos)
      OS << '\\' << "\\ntrb"[Short];
    else if (C == (IsString ? '"' : '\''))
      OS << '\\' << char(C);
    else if (C < 32 || C == 127 || (C > 127 && !IsString))
      OS << '\\' << llvm::format("%03u", unsigned(C));
    else
      OS << char(C);
  }
  return Result;
}

void ValuePrinter::printString(const ValueTree &V) {
  const StringRef Text = V.Text;
  To.text("\"" + escaped(Text.take_front(V.Limit), /*IsString=*/true) + "\"");
  if (Text.size() > V.Limit)
    To.text("... (* string length " + std::to_string(Text.size()) +
            "; truncated *)");
}

bool ValuePrinter::print(const ValueTree &V) {
  if (V.TheKind != Kind::Construct || V.Parts.empty())
    return printSimple(V);
  To.open(1);
  To.text(Names.member(V.Text, V.IsException));
  To.hint();
  bool IsComplete = true;
  if (V.Parts.size() == 1) {
    IsComplete = printArgument(V.Parts.front());
  } else {
    To.text("(");
    printList(V.Parts, ",");
    To.text(")");
  }
  To.close();
  return IsComplete;
}

bool ValuePrinter::printArgument(const ValueTree &V) {
  if (V.TheKind != Kind::Number || V.Text.front() != '-')
    return printSimple(V);
  To.text("(" + V.Text + ")");
  return true;
}

bool ValuePrinter::printSimple(const ValueTree &V) {
  auto InBox = [&](int Indentation, StringRef Left, StringRef Right,
                   auto Print) {
    To.open(Indentation);
    To.text(Left);
    Print();
    To.text(Right);
    To.close();
  };
  switch (V.TheKind) {
  case Kind::Ellipsis:
    return false;
  case Kind::Text:
  case Kind::Number:
    To.text(V.Text);
    return true;
  case Kind::Character:
    To.text("'" + escaped(V.Text, /*IsString=*/false) + "'");
    return true;
  case Kind::String:
    printString(V);
    return true;
  case Kind::Tuple:
    InBox(1, "(", ")", [&] { printList(V.Parts, ","); });
    return true;
  case Kind::List:
    InBox(1, "[", "]", [&] { printList(V.Parts, ";"); });
    return true;
  case Kind::Array:
    InBox(2, "[|", "|]", [&] { printList(V.Parts, ";"); });
    return true;
  case Kind::Record:
    InBox(1, "{", "}", [&] { printFields(V); });
    return true;
  case Kind::Construct:
    if (V.Parts.empty())
      To.text(Names.member(V.Text, V.IsException));
    else
      InBox(1, "(", ")", [&] { printTop(V); });
    return true;
  }
  llvm_unreachable("covered switch");
}

void ValuePrinter::printList(llvm::ArrayRef<ValueTree> Parts,
                             StringRef Separator) {
  for (size_t I = 0; I != Parts.size(); ++I) {
    if (I) {
      To.text(Separator);
      To.hint();
    }
    if (!print(Parts[I])) {
      To.text("...");
      return;
    }
  }
}

void ValuePrinter::printFields(const ValueTree &V) {
  for (size_t I = 0; I != V.Parts.size(); ++I) {
    if (I) {
      To.text(";");
      To.hint();
    }
    To.open(1);
    To.text(Names.member(V.Fields[I]));
    To.hint();
    To.text("=");
    To.hint();
    printTop(V.Parts[I]);
    To.close();
  }
}

void prompt::printValue(Formatter &To, const ValueTree &V,
                        const NamePrinter &Names) {
  ValuePrinter(To, Names).printTop(V);
}

//===- Types --------------------------------------------------------------===//

namespace {

/// Prints inferred types and types as they are written, which differ in how
/// their parts are found. T is Type or TypeExpression.
template <typename T> class TypeTextPrinter {
public:
  /// The parts of a type that is a function.
  struct Arrow {
    std::string Label;
    const T *Parameter;
    const T *Result;
  };
  using Arrows = std::vector<Arrow>;

  TypeTextPrinter(Formatter &To) : To(To) {}
  virtual ~TypeTextPrinter() = default;

  void print(const T &Ty) {
    // Types that share structure can be exponentially larger as text.
    if (++NumPrinted > MaximumParts) {
      To.text("...");
      return;
    }
    const Arrows Found = arrows(Ty);
    for (const Arrow &A : Found) {
      To.open();
      To.text(A.Label);
      printProduct(*A.Parameter);
      To.text(" ->");
      To.hint();
    }
    printProduct(Found.empty() ? Ty : *Found.back().Result);
    for (size_t I = 0; I != Found.size(); ++I)
      To.close();
  }

  void printSimple(const T &Ty) {
    if (NumPrinted > MaximumParts) {
      To.text("...");
      return;
    }
    ++NumPrinted;
    if (!arrows(Ty).empty() || !components(Ty).empty()) {
      To.open(1);
      To.text("(");
      print(Ty);
      To.text(")");
      To.close();
      return;
    }
    const std::vector<const T *> Arguments = arguments(Ty);
    To.open();
    if (Arguments.size() == 1) {
      printSimple(*Arguments.front());
      To.hint();
    } else if (!Arguments.empty()) {
      To.open(1);
      To.text("(");
      printEach(Arguments, ",", [this](const T &Part) { print(Part); });
      To.text(")");
      To.close();
      To.hint();
    }
    To.text(name(Ty));
    To.close();
  }

  void printEach(llvm::ArrayRef<const T *> Parts, StringRef Separator,
                 llvm::function_ref<void(const T &)> Print) {
    for (size_t I = 0; I != Parts.size(); ++I) {
      if (I) {
        To.text(Separator);
        To.hint();
      }
      Print(*Parts[I]);
    }
  }

protected:
  void printProduct(const T &Ty) {
    const std::vector<const T *> Parts = components(Ty);
    if (Parts.empty())
      return printSimple(Ty);
    To.open();
    printEach(Parts, " *", [this](const T &Part) { printSimple(Part); });
    To.close();
  }

  /// The parameters of a function type, in their order.
  virtual Arrows arrows(const T &Ty) const = 0;
  /// The components of a tuple type.
  virtual std::vector<const T *> components(const T &Ty) const = 0;
  virtual std::vector<const T *> arguments(const T &Ty) const = 0;
  virtual std::string name(const T &Ty) = 0;

  Formatter &To;

private:
  static constexpr unsigned MaximumParts = 20000;
  unsigned NumPrinted = 0;
};

class InferredTypePrinter : public TypeTextPrinter<Type> {
public:
  InferredTypePrinter(Formatter &To, const WeakNumbers &Weak,
                      const NamePrinter &Names)
      : TypeTextPrinter(To), Weak(Weak), Names(Names) {}

private:
  /// If T is `unit -> 'a Seq.node`, returns `'a Seq.node`; otherwise null. OCaml
  /// prints such a type as `'a Seq.t`.
  static const Type *sequenceNode(const Type &Ty) {
    const Type &T = *Ty.resolve();
    if (!T.isFunction() || !T.operand(0)->resolve()->isUnit())
      return nullptr;
    const Type *Node = T.result()->resolve();
    const bool IsNode = Node->isData() &&
                        Node->definition()->Name == "Seq.node" &&
                        !Node->definition()->Range.isValid();
    return IsNode ? Node : nullptr;
  }
  Arrows arrows(const Type &Ty) const override {
    Arrows Result;
    for (const Type *T = Ty.resolve(); T->isFunction() && !sequenceNode(*T);
         T = T->result()) {
      const Label &L = T->label();
      const Type *Parameter = T->operand(0)->resolve();
      if (L.IsOptional && Parameter->isData())
        Parameter = Parameter->operand(0);
      const std::string Text =
          L.isNone() ? "" : (L.IsOptional ? "?" : "") + L.Name.str() + ":";
      Result.push_back({Text, Parameter, T->result()});
    }
    return Result;
  }
  std::vector<const Type *> components(const Type &Ty) const override {
    return Ty.resolve()->isTuple() ? parts(Ty) : std::vector<const Type *>();
  }
  std::vector<const Type *> arguments(const Type &Ty) const override {
    const Type *Node = sequenceNode(Ty);
    const Type &T = Node ? *Node : *Ty.resolve();
    if (T.isArray())
      return {T.element()};
    return T.isData() ? parts(T) : std::vector<const Type *>();
  }
  std::string name(const Type &Ty) override {
    const Type &T = *Ty.resolve();
    if (T.isArray())
      return "array";
    if (T.isFunction())
      return "Seq.t";
    if (T.isData())
      return Names.type(T.definition()->Name);
    if (!T.isVariable())
      return T.str();
    if (unsigned Number = Weak.lookup(&T))
      return "'_weak" + std::to_string(Number);
    const unsigned Number =
        Variables.try_emplace(&T, Variables.size()).first->second;
    return "'" + std::string(1, char('a' + Number % 26)) +
           (Number >= 26 ? std::to_string(Number / 26) : "");
  }
  static std::vector<const Type *> parts(const Type &Ty) {
    const Type &T = *Ty.resolve();
    std::vector<const Type *> Result;
    for (unsigned I = 0; I != T.size(); ++I)
      Result.push_back(T.operand(I)->resolve());
    return Result;
  }

  const WeakNumbers &Weak;
  const NamePrinter &Names;
  llvm::DenseMap<const Type *, unsigned> Variables;
};

class WrittenTypePrinter : public TypeTextPrinter<ast::TypeExpression> {
public:
  using TypeTextPrinter::TypeTextPrinter;

private:
  using Written = ast::TypeExpression;
  using WrittenKind = Written::Kind;

  Arrows arrows(const Written &Ty) const override {
    Arrows Result;
    const Written *T = &Ty;
    while (T->TheKind == WrittenKind::Function) {
      for (size_t I = 0; I + 1 != T->Operands.size(); ++I) {
        const Label L = T->Labels.empty() ? Label() : T->Labels[I];
        const std::string Text =
            L.isNone() ? "" : (L.IsOptional ? "?" : "") + L.Name.str() + ":";
        Result.push_back({Text, T->Operands[I], nullptr});
      }
      T = T->Operands.back();
      Result.back().Result = T;
    }
    return Result;
  }
  std::vector<const Written *> components(const Written &Ty) const override {
    return Ty.TheKind == WrittenKind::Tuple
               ? std::vector<const Written *>(Ty.Operands.begin(),
                                              Ty.Operands.end())
               : std::vector<const Written *>();
  }
  std::vector<const Written *> arguments(const Written &Ty) const override {
    return Ty.TheKind == WrittenKind::Constructor
               ? std::vector<const Written *>(Ty.Operands.begin(),
                                              Ty.Operands.end())
               : std::vector<const Written *>();
  }
  std::string name(const Written &Ty) override {
    if (Ty.TheKind == WrittenKind::Any)
      return "_";
    return Ty.TheKind == WrittenKind::Variable && !Ty.Name.starts_with("'")
               ? "'" + Ty.Name.str()
               : Ty.Name.str();
  }
};

} // namespace

void prompt::printType(Formatter &To, const Type &Ty, const WeakNumbers &Weak,
                       const NamePrinter &Names) {
  InferredTypePrinter(To, Weak, Names).print(Ty);
}

//===- Definitions --------------------------------------------------------===//

static void printRecord(Formatter &To,
                        llvm::ArrayRef<ast::FieldDeclaration> Fields) {
  To.text("{");
  for (const ast::FieldDeclaration &F : Fields) {
    To.hint();
    To.open(2);
    To.text((F.IsMutable ? "mutable " : "") + F.Name.Name.str() + " :");
    To.hint();
    WrittenTypePrinter(To).print(*F.Annotation);
    To.text(";");
    To.close();
  }
  To.hint(1, -2);
  To.text("}");
}

/// Prints a constructor, whose arguments are types or fields.
static void printMember(Formatter &To, StringRef Name,
                        llvm::ArrayRef<const ast::TypeExpression *> Arguments,
                        llvm::ArrayRef<ast::FieldDeclaration> Fields) {
  if (Name == "::")
    Name = "(::)";
  if (Arguments.empty() && Fields.empty()) {
    To.text(Name);
    return;
  }
  To.open(2);
  To.text((Name + " of").str());
  To.hint();
  WrittenTypePrinter Printer(To);
  if (!Fields.empty())
    printRecord(To, Fields);
  else
    Printer.printEach(Arguments, " *", [&](const ast::TypeExpression &T) {
      Printer.printSimple(T);
    });
  To.close();
}

static std::string parameterName(StringRef Name) {
  return Name.starts_with("'") ? Name.str() : "'" + Name.str();
}

void prompt::printDeclaration(Formatter &To, StringRef Keyword,
                              const ast::TypeDeclaration &D) {
  To.open(2);
  To.open(2, Formatter::Box::Consistent);
  To.text((Keyword + " ").str());
  if (!D.Parameters.empty()) {
    To.open();
    if (D.Parameters.size() == 1) {
      To.text(parameterName(D.Parameters.front().Name));
    } else {
      To.open();
      To.text("(");
      for (size_t I = 0; I != D.Parameters.size(); ++I) {
        if (I) {
          To.text(",");
          To.hint();
        }
        To.text(parameterName(D.Parameters[I].Name));
      }
      To.text(")");
      To.close();
    }
    To.hint();
  }
  To.text(D.Name);
  if (!D.Parameters.empty())
    To.close();
  if (!D.Fields.empty()) {
    To.text(" = ");
    printRecord(To, D.Fields);
  } else if (D.Meaning) {
    To.text(" =");
    To.hint(1, 2);
    WrittenTypePrinter(To).print(*D.Meaning);
  } else {
    To.text(" =");
    To.hint(1, 2);
    for (size_t I = 0; I != D.Constructors.size(); ++I) {
      if (I) {
        To.hint();
        To.text("| ");
      }
      const ast::ConstructorDeclaration &C = D.Constructors[I];
      printMember(To, C.Name, C.Arguments, C.Fields);
    }
  }
  To.close();
  To.close();
}

void prompt::printException(Formatter &To, const ast::ExceptionDefinition &X) {
  std::vector<const ast::TypeExpression *> Arguments;
  if (X.Annotation && X.Arity > 1)
    Arguments.assign(X.Annotation->Operands.begin(),
                     X.Annotation->Operands.end());
  else if (X.Annotation)
    Arguments.push_back(X.Annotation);
  To.open(2);
  To.text("exception ");
  printMember(To, X.Name, Arguments, X.Fields);
  To.close();
}

void prompt::printExternal(Formatter &To, const ast::ExternalDefinition &X) {
  To.open(2);
  To.text("external " + valueName(X.Variable.Name) + " :");
  To.hint();
  WrittenTypePrinter(To).print(*X.Variable.Annotation);
  To.hint();
  To.text(("= \"" + X.Symbol + "\"").str());
  To.close();
}
