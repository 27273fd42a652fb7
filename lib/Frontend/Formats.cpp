//===- Formats.cpp - Expansion of formats of Printf -----------------------===//

#include "Formats.h"
#include "Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include <optional>
#include <string>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::isa;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// A part of a format: a conversion, or literal text or `%%`, which have no
/// letter.
struct FormatPart : FormatConversion {
  size_t numArguments() const {
    if (!Letter || StringRef("!@,").contains(Letter))
      return 0;
    return 1 + (Letter == 'a') + (Width == "*") + (Precision == "*");
  }
  bool isPrinter() const { return Letter == 'a' || Letter == 't'; }
  bool isInt() const { return StringRef("diuxXo").contains(Letter); }
  bool isFloat() const { return StringRef("feEgG").contains(Letter); }
  bool has(char Flag) const { return Flags.contains(Flag); }
  /// `+` or a blank, if positive numbers get such a sign.
  StringRef sign() const { return has('+') ? "+" : has(' ') ? " " : ""; }
  bool isPaddedWithZeros() const {
    return has('0') && !has('-') && !Width.empty() &&
           (isFloat() || (isInt() && !hasPrecision()));
  }
  bool isSpecial() const;

private:
  bool hasOnly(StringRef Allowed) const {
    return Flags.find_first_not_of(Allowed) == StringRef::npos;
  }
};

/// Whether this stage expands the conversion, because the built-in functions do
/// not support it. Conversions that are not supported at all are reported
/// later.
bool FormatPart::isSpecial() const {
  const bool HasStar = Width == "*" || Precision == "*";
  auto IsNumber = [](StringRef Text) { return Text.size() <= 3; };
  if (!IsNumber(Width) || !IsNumber(Precision))
    return false;
  switch (Letter) {
  case 'a':
  case 't':
  case '!':
  case '@':
  case ',':
    return Text.size() == 2;
  case 'S':
  case 'C':
  case 'F':
    return hasOnly("-") && !hasPrecision();
  case 'b':
  case 'B':
  case 'c':
    return hasOnly("-0") && !hasPrecision() && Text.size() != 2;
  case 's': // As in OCaml, a precision and a zero have no effect.
    return hasOnly("-0") && Precision != "*" &&
           (has('0') || hasPrecision() || HasStar);
  default:
    break;
  }
  if (isInt())
    return hasOnly("-0+ #") && (!hasPrecision() || !Precision.empty()) &&
           (Flags.size() > 1 || has('#') || hasPrecision() || HasStar);
  if (isFloat())
    return hasOnly("-0+ ") && (Precision != "*" || Letter == 'f') &&
           (Flags.size() > 1 || HasStar);
  return false;
}

std::vector<FormatPart> partsOfFormat(StringRef Rest) {
  std::vector<FormatPart> Parts;
  while (!Rest.empty()) {
    FormatPart &Part = Parts.emplace_back();
    if (Rest.front() == '%' && !Rest.starts_with("%%")) {
      static_cast<FormatConversion &>(Part) = takeConversion(Rest);
      continue;
    }
    Part.Text = Rest.take_front(Rest.front() == '%' ? 2 : 1);
    Rest = Rest.drop_front(Part.Text.size());
  }
  return Parts;
}

/// The destination of the output of a function of Printf. Value stands for the
/// value of a format, whose destination is not known.
enum class Destination {
  String,
  Output,
  Error,
  Channel,
  Buffer,
  Function,
  Value
};

class FormatExpander {
public:
  FormatExpander(SMRange Range, Destination To, ASTContext &Trees)
      : To(To), Trees(Trees), Range(Range) {}

  Expression *expand(const StringLiteral &Format, const Apply &Call);
  Expression *expandValue(const StringLiteral &Format);

private:
  bool hasDestination() const {
    return To == Destination::Channel || To == Destination::Buffer ||
           To == Destination::Function;
  }
  bool prints() const {
    return To != Destination::String && To != Destination::Function;
  }

  template <typename Node, typename... Arguments> Node *make(Arguments... As) {
    return Trees.make<Node>(Range, As...);
  }
  Expression *variable(StringRef Name) {
    return make<VariableReference>(Trees.intern(Name));
  }
  Expression *apply(Expression *Callee, ArrayRef<Expression *> Arguments) {
    return make<Apply>(Callee, Trees.copy(Arguments));
  }
  Expression *construct(StringRef Constructor,
                        ArrayRef<Expression *> Arguments) {
    return make<Construct>(Constructor, Range, Trees.copy(Arguments));
  }
  Expression *helper(StringRef Name);
  Expression *function(ArrayRef<Binder> Parameters, Expression *Body);
  Expression *named(Expression *E);
  Expression *nextArgument() { return Arguments[Used++]; }
  Expression *text(const FormatPart &Part);
  void addConversion(const FormatPart &Part);
  Expression *takeString();
  void flush();
  void print(Expression *E);
  Expression *channel();
  Expression *finish();

  const Destination To;
  ASTContext &Trees;
  const SMRange Range;
  SMRange FormatRange;
  /// The variables that hold the arguments, in the order of their evaluation.
  std::vector<std::pair<Binder, Expression *>> Bindings;
  Expression *Target = nullptr;
  std::vector<Expression *> Arguments;
  size_t Used = 0;
  /// The format and the arguments of the next call with simpler conversions.
  std::string Text;
  std::vector<Expression *> Values;
  /// The calls that print everything before the next part.
  std::vector<Expression *> Prints;
};

/// Returns the function of Printf that implements a conversion. The value of a
/// format reads it from the parameter `conversions#`, so that it refers to no
/// function that the library defines.
Expression *FormatExpander::helper(StringRef Name) {
  if (To == Destination::Value)
    return make<GetField>(variable("conversions#"), FieldName{Name, Range});
  return variable(Trees.intern(("Printf." + Name).str()));
}

Expression *FormatExpander::function(ArrayRef<Binder> Parameters,
                                     Expression *Body) {
  auto *F = Trees.make<FunctionDefinition>();
  F->Name = {"_", Range};
  F->Parameters = Trees.copy(Parameters);
  F->Body = Body;
  F->Range = Range;
  return make<Fun>(F);
}

/// Returns a variable for an argument, so that the argument is evaluated once.
Expression *FormatExpander::named(Expression *E) {
  if (isa<VariableReference, IntLiteral, StringLiteral, Fun>(E))
    return E;
  Binder Name{Trees.uniqueName("argument#"), E->Range};
  Bindings.push_back({Name, E});
  return make<VariableReference>(Name.Name);
}

Expression *FormatExpander::channel() {
  return Target                     ? Target
         : To == Destination::Value ? variable("channel#")
         : To == Destination::Error ? variable("Printf.stderr'")
                                    : variable("Printf.stdout'");
}

/// Returns an expression for the string to which a conversion converts its
/// arguments. The string is not padded with blanks to a constant width.
Expression *FormatExpander::text(const FormatPart &Part) {
  auto Number = [&](StringRef Text) -> Expression * {
    int32_t Value = 0;
    if (Text == "*")
      return nextArgument();
    Text.getAsInteger(10, Value);
    return make<IntLiteral>(Value);
  };
  Expression *Width = Part.Width == "*" || Part.isPaddedWithZeros()
                          ? Number(Part.Width)
                          : nullptr;
  Expression *Precision =
      Part.Precision == "*" || (Part.isInt() && Part.hasPrecision())
          ? Number(Part.Precision)
          : nullptr;
  Expression *Value = nextArgument();
  if (Part.isPrinter()) {
    Expression *Unit = make<UnitLiteral>();
    Expression *Result = Part.Letter == 'a'
                             ? apply(Value, {Unit, nextArgument()})
                             : apply(Value, Unit);
    return named(Result);
  }
  Expression *Result = nullptr;
  const StringRef Letter = StringRef(&Part.Letter, 1);
  if (StringRef Function = llvm::StringSwitch<StringRef>(Letter)
                               .Case("S", "quoted'")
                               .Case("C", "quoted_char'")
                               .Case("F", "float'")
                               .Default("");
      !Function.empty()) {
    Result = apply(helper(Function), Value);
  } else if (Precision && Part.isFloat()) {
    Result = apply(helper("fixed'"), {Precision, Value});
    if (!Part.sign().empty())
      Result = apply(helper("signed'"),
                     {make<StringLiteral>(Trees.intern(Part.sign())), Result});
  } else {
    std::string Plain = ("%" + Part.sign()).str();
    if (Part.isFloat() && Part.hasPrecision())
      Plain += ("." + Part.Precision).str();
    Plain += Part.Letter;
    Result = apply(variable("Printf.sprintf"),
                   {make<StringLiteral>(Trees.intern(Plain)), Value});
  }
  if (Part.has('#') && Part.sign().empty())
    Result = apply(helper("alternate'"),
                   {make<StringLiteral>(Trees.intern(Letter)), Result});
  if (Part.isInt() && Precision)
    Result = apply(helper("zeros'"), {Precision, Result});
  if (Part.isPaddedWithZeros())
    return apply(helper("pad_zeros'"), {Width, Result});
  if (!Width || Part.Letter == 'c') // OCaml does not pad chars.
    return Result;
  return apply(helper(Part.has('-') ? "pad_right'" : "pad'"), {Width, Result});
}

void FormatExpander::addConversion(const FormatPart &Part) {
  if (!Part.Letter || !Part.isSpecial()) {
    Text += Part.Text;
    if (Part.numArguments())
      Values.push_back(nextArgument());
    return;
  }
  if (Part.Letter == '@')
    Text += '@';
  // `%!` needs no code: the runtime itself flushes its output before any delay
  // could be observed.
  if (Part.numArguments() == 0)
    return;
  if (prints() && Part.isPrinter()) {
    flush();
    Expression *Printer = nextArgument();
    print(Part.Letter == 'a' ? apply(Printer, {channel(), nextArgument()})
                             : apply(Printer, channel()));
    return;
  }
  const bool HasBlanks = !Part.Width.empty() && Part.Width != "*" &&
                         !Part.isPaddedWithZeros() && Part.Letter != 'c';
  Text += !HasBlanks
              ? "%s"
              : ("%" + StringRef(Part.has('-') ? "-" : "") + Part.Width + "s")
                    .str();
  Values.push_back(text(Part));
}

/// Returns a call of sprintf for the format and arguments that have been
/// collected.
Expression *FormatExpander::takeString() {
  std::vector<Expression *> All = {
      Trees.make<StringLiteral>(FormatRange, Trees.intern(Text))};
  All.insert(All.end(), Values.begin(), Values.end());
  Text.clear();
  Values.clear();
  return apply(variable("Printf.sprintf"), All);
}

/// Appends a call that prints. For the value of a format, it becomes a function
/// of the channel.
void FormatExpander::print(Expression *E) {
  if (To == Destination::Value)
    E = construct("Printer'", function(Binder{"channel#", Range}, E));
  Prints.push_back(E);
}

/// Prints the text of the format and arguments that have been collected.
void FormatExpander::flush() {
  if (Text.empty())
    return;
  if (To == Destination::Value) {
    Prints.push_back(construct("Text'", takeString()));
    return;
  }
  if (Target) {
    print(apply(
        variable(To == Destination::Channel ? "Printf.output'" : "Printf.add'"),
        {Target, takeString()}));
    return;
  }
  auto *Print = llvm::cast<Apply>(takeString());
  Print->Callee =
      variable(To == Destination::Error ? "Printf.eprintf" : "Printf.printf");
  print(Print);
}

Expression *FormatExpander::finish() {
  if (prints()) {
    flush();
    if (Prints.empty())
      return make<UnitLiteral>();
    Expression *Result = Prints.back();
    for (Expression *E : llvm::reverse(ArrayRef(Prints).drop_back()))
      Result = make<Sequence>(E, Result);
    return Result;
  }
  Expression *Result = takeString();
  return Target ? apply(Target, Result) : Result;
}

Expression *FormatExpander::expandValue(const StringLiteral &Format) {
  FormatRange = Format.Range;
  std::vector<FormatPart> Parts = partsOfFormat(Format.Value);
  std::vector<Binder> Parameters{
      {"conversions#", Range}, {"continue#", Range}, {"parts#", Range}};
  for (const FormatPart &Part : Parts)
    for (size_t I = 0; I != Part.numArguments(); ++I) {
      Parameters.push_back({Trees.uniqueName("argument#"), Range});
      Arguments.push_back(variable(Parameters.back().Name));
    }
  for (const FormatPart &Part : Parts)
    addConversion(Part);
  flush();
  Expression *All = variable("parts#");
  for (Expression *Part : Prints)
    All = construct("::", {Part, All});
  return construct("Format'",
                   {make<StringLiteral>(Format.Value),
                    function(Parameters, apply(variable("continue#"), All))});
}

Expression *FormatExpander::expand(const StringLiteral &Format,
                                   const Apply &Call) {
  FormatRange = Format.Range;
  std::vector<FormatPart> Parts = partsOfFormat(Format.Value);
  if (!hasDestination() && llvm::none_of(Parts, [](const FormatPart &Part) {
        return Part.isSpecial();
      }))
    return nullptr;
  size_t Wanted = 0;
  for (const FormatPart &Part : Parts)
    Wanted += Part.numArguments();
  ArrayRef<Expression *> Given =
      Call.Arguments.drop_front(1 + hasDestination());
  // The last argument is evaluated first, so bind the arguments backwards.
  for (Expression *E : llvm::reverse(Given))
    Arguments.insert(Arguments.begin(), named(E));
  if (hasDestination())
    Target = named(Call.Arguments.front());
  const size_t NumBindings = Bindings.size();
  std::vector<Binder> Missing;
  while (Arguments.size() < Wanted) {
    Missing.push_back({Trees.uniqueName("argument#"), Range});
    Arguments.push_back(make<VariableReference>(Missing.back().Name));
  }
  for (const FormatPart &Part : Parts)
    addConversion(Part);
  Expression *Result = finish();
  if (Used < Arguments.size())
    Result = apply(Result, ArrayRef(Arguments).drop_front(Used));
  auto BindFrom = [&](size_t First) {
    for (; Bindings.size() > First; Bindings.pop_back())
      Result = make<Let>(Bindings.back().first, Bindings.back().second, Result);
  };
  BindFrom(NumBindings);
  if (!Missing.empty())
    Result = function(Missing, Result);
  BindFrom(0);
  return Result;
}

} // namespace

Expression *mincaml::expandFormat(const Apply &Call, StringRef Function,
                                  ASTContext &Trees) {
  auto To = llvm::StringSwitch<std::optional<Destination>>(Function)
                .Case("printf", Destination::Output)
                .Case("eprintf", Destination::Error)
                .Case("sprintf", Destination::String)
                .Case("fprintf", Destination::Channel)
                .Case("bprintf", Destination::Buffer)
                .Cases({"ksprintf", "kprintf"}, Destination::Function)
                .Default(std::nullopt);
  if (!To || !Call.Labels.empty())
    return nullptr;
  const size_t Position = *To == Destination::Channel ||
                          *To == Destination::Buffer ||
                          *To == Destination::Function;
  if (Call.Arguments.size() <= Position)
    return nullptr;
  const auto *Format = llvm::dyn_cast<StringLiteral>(Call.Arguments[Position]);
  return Format ? FormatExpander(Call.Range, *To, Trees).expand(*Format, Call)
                : nullptr;
}

Expression *mincaml::expandFormatValue(const StringLiteral &Format,
                                       ASTContext &Trees) {
  return FormatExpander(Format.Range, Destination::Value, Trees)
      .expandValue(Format);
}
