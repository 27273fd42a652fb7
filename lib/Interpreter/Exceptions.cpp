//===- Exceptions.cpp - Creation of exceptions ----------------------------===//

#include "Exception.h"
#include "Machine.h"
#include "mincaml/Frontend/ExceptionText.h"
#include "mincaml/Support/RuntimeABI.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

bool Machine::makeException(uint32_t Number, Value Payload) {
  Value *Object = TheHeap.allocate(ExceptionSize);
  if (!Object)
    return false;
  Object[ExceptionNumber].Int = Number;
  Object[ExceptionPayload] = Payload;
  Object[ExceptionFailure].Object = nullptr;
  Exception.Object = Object;
  return true;
}

bool Machine::catchFailure(const Outcome &O) {
  using Kind = Outcome::Kind;
  if (Handlers.empty())
    return false;
  runtime::Failure Failure = runtime::Failure::assertion;
  switch (O.TheKind) {
  case Kind::Uncaught:
    // A function of the runtime has raised it.
    Context.resume();
    return true;
  case Kind::Bounds:
    Failure = runtime::Failure::bounds;
    break;
  case Kind::StringBounds:
    Failure = runtime::Failure::string_bounds;
    break;
  case Kind::Division:
    Failure = runtime::Failure::division;
    break;
  case Kind::ArraySize:
    Failure = runtime::Failure::array_size;
    break;
  case Kind::Library:
    break;
  default:
    return false;
  }
  Value Text = {};
  Value Payload = Context.argument();
  runtime::Exception Which = Context.raised();
  if (O.TheKind == Kind::Library) {
    Text = Context.makeString(std::string(Context.message()));
  } else {
    runtime::FailureException Seen = *runtime::exceptionOf(Failure);
    Which = Seen.Which;
    Payload = Context.makeString(Seen.Message);
  }
  Value *Check = TheHeap.allocate(FailureSize);
  if (!Check || Context.isOutOfMemory() ||
      !makeException(uint32_t(Which), Payload))
    return false;
  Check[FailureKind].Int = int32_t(O.TheKind);
  Check[FailureLocation].Object =
      reinterpret_cast<Value *>(const_cast<char *>(O.Location));
  Check[FailureOperand0].Int = O.Operands[0];
  Check[FailureOperand1].Int = O.Operands[1];
  Check[FailureMessage] = Text;
  Exception.Object[ExceptionFailure].Object = Check;
  Context.resume();
  return true;
}

Outcome Machine::uncaught() {
  const Value *Check = Exception.Object[ExceptionFailure].Object;
  if (!Check)
    return {Outcome::Kind::Uncaught};
  auto Kind = Outcome::Kind(Check[FailureKind].Int);
  if (Kind == Outcome::Kind::Library)
    Context.setMessage(bytesOf(Check[FailureMessage]));
  return {Kind,
          reinterpret_cast<const char *>(Check[FailureLocation].Object),
          {Check[FailureOperand0].Int, Check[FailureOperand1].Int}};
}

std::string Machine::uncaughtException(StringRef FileName) const {
  uint32_t Number = Exception.Object[ExceptionNumber].Int;
  Value Payload = Exception.Object[ExceptionPayload];
  // Compiled code prints the string with C, up to the first zero byte.
  auto Quoted = [](Value String) {
    StringRef Text = bytesOf(String).take_until([](char C) { return !C; });
    return "\"" + Text.str() + "\"";
  };
  const ExceptionConstructor *X = TheCode.Constructors.lookup(Number);
  if (!X) {
    const runtime::ExceptionRow &Row = runtime::Exceptions[Number];
    return Row.Payload == runtime::TableType::STRING
               ? std::string(Row.Name) + "(" + Quoted(Payload) + ")"
               : Row.Name;
  }
  std::string Text = exceptionName(*X, FileName);
  std::string Arguments = printedArguments(*X);
  for (size_t I = 0; I != Arguments.size(); ++I) {
    Value Argument = X->Arity == 1 ? Payload : Payload.Object[I];
    Text += I ? ", " : "(";
    Text += Arguments[I] == 'i' || Arguments[I] == 'u'
                ? std::to_string(Argument.Int)
            : Arguments[I] == 's' ? Quoted(Argument)
                                  : "_";
  }
  return Arguments.empty() ? Text : Text + ")";
}
