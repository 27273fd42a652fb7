//===- HeadPrinter.cpp - Printing of definition heads ---------------------===//

#include "Printing/HeadPrinter.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;

void HeadPrinter::binder(const Binder &B) {
  OS << Names[B.Name];
  type(B.Ty, B.Annotation);
}

/// Prints a type annotation: the inferred type if types are printed, otherwise
/// the annotated type if there is one.
void HeadPrinter::type(const Type *Found, const TypeExpression *Annotation) {
  if (WithTypes) {
    OS << " : " << Found->str(&TypeVariables);
  } else if (Annotation) {
    OS << " : ";
    Annotation->print(OS);
  }
}

/// Prints a binder, in parentheses if it has a type.
void HeadPrinter::typedBinder(const Binder &B) {
  if (B.IsUnitPattern) {
    OS << "()";
    return;
  }
  bool HasType = WithTypes || B.Annotation;
  OS << (HasType ? "(" : "");
  binder(B);
  OS << (HasType ? ")" : "");
}

void HeadPrinter::pattern(const LetTuple *T) {
  OS << '(';
  llvm::ListSeparator Comma;
  for (const Binder &B : T->Variables) {
    OS << Comma;
    typedBinder(B);
  }
  OS << ')';
}

void HeadPrinter::pattern(const Pattern &P) {
  if (!P.isTuple()) {
    typedBinder(P.Variable);
    return;
  }
  bool HasAnnotation = !WithTypes && P.Variable.Annotation;
  bool HasParentheses = HasAnnotation || P.isNamedTuple();
  OS << (HasParentheses ? "((" : "(");
  llvm::ListSeparator Comma;
  for (const Pattern &Element : P.Elements) {
    OS << Comma;
    pattern(Element);
  }
  OS << ')';
  if (P.isNamedTuple())
    OS << " as " << Names[P.Variable.Name];
  if (HasAnnotation)
    type(P.Ty, P.Variable.Annotation);
  OS << (HasParentheses ? ")" : "");
}

void HeadPrinter::functionHead(llvm::StringRef Keyword,
                               const FunctionDefinition *F) {
  OS << Keyword << Names[F->Name.Name];
  // The annotation is that of the function: `let rec f : t = fun x -> e`.
  if (!WithTypes && F->Name.Annotation) {
    type(nullptr, F->Name.Annotation);
    OS << " = fun";
    parameters(F);
    OS << " ->";
    return;
  }
  parameters(F);
  type(WithTypes ? F->Name.Ty->result() : nullptr, F->ResultAnnotation);
  OS << " =";
}

void HeadPrinter::parameters(const FunctionDefinition *F) {
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    OS << ' ';
    if (F->Patterns.empty())
      typedBinder(F->Parameters[I]);
    else
      pattern(F->Patterns[I]);
  }
}

/// Prints definition number I up to its `=`.
void HeadPrinter::definition(const LetDefinitions *L, size_t I) {
  llvm::StringRef Keyword = I ? "and " : L->IsRecursive ? "let rec " : "let ";
  const Definition &D = L->Definitions[I];
  if (D.Function) {
    functionHead(Keyword, D.Function);
    return;
  }
  OS << Keyword;
  if (D.Target.isTuple() || D.Target.Variable.IsUnitPattern)
    pattern(D.Target);
  else
    binder(D.Target.Variable);
  OS << " =";
}

/// Returns the text of a type in the core, where references are arrays.
static std::string coreText(const Type *T) {
  std::string Text = T->str();
  for (size_t I; (I = Text.find(" ref")) != std::string::npos;)
    Text.replace(I, 4, " array");
  return Text;
}

void HeadPrinter::external(const ExternalDefinition *X) {
  OS << "external " << Names[X->Variable.Name] << " : ";
  if (X->Variable.Annotation)
    X->Variable.Annotation->print(OS);
  else
    OS << coreText(X->Variable.Ty);
  OS << " = \"" << X->Symbol << '"';
}

void HeadPrinter::exception(const ExceptionDefinition *X) {
  OS << "exception " << Names[X->Name];
  if (!X->Arity)
    return;
  bool IsOne = X->Arity == 1;
  OS << " of ";
  if (X->Annotation) {
    using Kind = TypeExpression::Kind;
    bool NeedsParentheses = IsOne && (X->Annotation->TheKind == Kind::Tuple ||
                                      X->Annotation->TheKind == Kind::Function);
    OS << (NeedsParentheses ? "(" : "");
    X->Annotation->print(OS);
    OS << (NeedsParentheses ? ")" : "");
    return;
  }
  const Type *Payload = X->Constructor->Payload->resolve();
  std::string Text = coreText(Payload);
  bool NeedsParentheses =
      IsOne && (Payload->isTuple() || Payload->isFunction());
  OS << (NeedsParentheses ? "(" : "") << Text << (NeedsParentheses ? ")" : "");
}

void HeadPrinter::casePattern(const HandlerCase &Case) {
  if (!Case.Name.empty())
    OS << Names[Case.Name] << (Case.HasArgument ? " " : "");
  if (!Case.hasPattern())
    return;
  pattern(Case.Argument);
}
