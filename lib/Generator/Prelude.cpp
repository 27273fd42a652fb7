//===- Prelude.cpp - Helper functions of programs -------------------------===//
//
// The helper functions are written as MinCaml text, which is parsed when a
// program uses them. Helpers that any program may use contain no language
// extensions.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::generator;

namespace {

struct HelperDefinition {
  StringRef Name;
  Cost CallCost;
  /// The helpers that it uses directly.
  std::initializer_list<Helper> Needs;
  /// A program that consists of the definition. The locations in trees point
  /// into this text.
  StringRef Text;
};

const HelperDefinition Definitions[] = {
    {"checksum", {}, {}, "let checksum = Array.make 1 1 in ()"},

    // Computes 31 * checksum + x without a multiplication.
    {"mix", {35, 0}, {Helper::Checksum}, R"(
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x in ())"},

    // Mixes the 53 bits of a number in [1, 2), as two ints.
    {"split", {100, 0}, {Helper::Mix}, R"(
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0)) in ())"},

    // Scales a positive number to [1, 2), which is exact, and mixes its
    // exponent and its fraction, so that a difference of one unit in the last
    // place is visible.
    {"normalise", {300, 0}, {Helper::Mix, Helper::Split}, R"(
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64) in ())"},

    {"mix_float", {320, 0}, {Helper::Mix, Helper::Normalise}, R"(
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7 in ())"},

    {"note_int", {50, 1}, {Helper::Checksum, Helper::Mix}, R"(
let rec note_int x =
  mix x;
  print_int x;
  print_byte 32;
  print_int checksum.(0);
  print_newline () in ())"},

    {"note_float", {340, 1}, {Helper::Checksum, Helper::MixFloat}, R"(
let rec note_float x =
  mix_float x;
  print_float x;
  print_byte 32;
  print_int checksum.(0);
  print_newline () in ())"},

    {"note_bool", {55, 1}, {Helper::NoteInt}, R"(
let rec note_bool b = note_int (if b then 1 else 0) in ())"},

    {"mix_ints", {60, 0}, {Helper::Mix}, R"(
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else () in ())"},

    {"mix_floats", {350, 0}, {Helper::MixFloat}, R"(
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else () in ())"},

    // `wrap` and `clamp` bring an index into range; `wrap` needs division,
    // which `--std=mincaml` does not have.
    {"wrap", {18, 0}, {}, R"(
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r in ())"},

    {"clamp", {12, 0}, {}, R"(
let rec clamp i n = if i < 0 then 0 else if i < n then i else n - 1 in ())"},

    // C libraries differ in the last bits of functions such as sin. Therefore
    // `limit` restricts arguments to safe ranges, and `coarse` rounds results.
    {"limit", {12, 0}, {}, R"(
let rec limit x low high =
  if x >= low then if x <= high then x else high else low in ())"},

    {"coarse", {8, 0}, {}, R"(
let rec coarse x = floor (x *. 1000.0 +. 0.5) in ())"},

    // Functions that return x and make its evaluation visible.
    {"tick_int", {42, 0}, {Helper::Mix}, R"(
let rec tick_int k x = mix k; x in ())"},

    {"tick_float", {42, 0}, {Helper::Mix}, R"(
let rec tick_float k x = mix k; x in ())"},

    {"show_int", {8, 0}, {}, R"(
let rec show_int k x = print_byte (65 + k); x in ())"},

    // Returns x after n recursive calls, for a small n, so that the value is
    // not visible in the text of the program.
    {"hide", {18, 0}, {}, R"(
let rec hide n x = if n <= 0 then x else hide (n - 1) x in ())"},

    // For strings, which `--std=mincaml` does not have: `clip` shortens a long
    // string, and `part` accepts any position and length.
    {"clip", {14, 0}, {}, R"(
let rec clip s = if String.length s > 40 then String.sub s 3 30 else s in ())"},

    {"part", {17, 0}, {}, R"(
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in ())"},

    {"note_string", {90, 1}, {Helper::NoteInt}, R"(
let rec note_string s =
  print_string s;
  print_byte 32;
  note_int (String.length s) in ())"},
};
static_assert(std::size(Definitions) == NumHelpers);

const HelperDefinition &definition(Helper H) {
  return Definitions[unsigned(H)];
}

} // namespace

StringRef Prelude::name(Helper H) { return definition(H).Name; }

Cost Prelude::callCost(Helper H) { return definition(H).CallCost; }

void Prelude::use(Helper H) {
  Used.set(unsigned(H));
  for (Helper Needed : definition(H).Needs)
    use(Needed);
}

void Prelude::useNamesIn(const ast::Expression *Program) {
  llvm::StringMap<Helper> Names;
  for (unsigned I = 0; I < NumHelpers; ++I)
    Names[Definitions[I].Name] = Helper(I);
  llvm::SmallVector<const ast::Expression *, 32> Rest = {Program};
  while (!Rest.empty()) {
    const ast::Expression *E = Rest.pop_back_val();
    if (const auto *V = llvm::dyn_cast<ast::VariableReference>(E))
      if (auto I = Names.find(V->Name); I != Names.end())
        use(I->second);
    appendOperands(E, Rest);
  }
}

void Prelude::define(Block &B, ast::ASTContext &Context) const {
  for (unsigned I = 0; I < NumHelpers; ++I) {
    if (!Used[I])
      continue;
    llvm::SourceMgr Sources;
    DiagnosticEngine Diagnostics(Sources, llvm::errs());
    unsigned Buffer = Sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(Definitions[I].Text), llvm::SMLoc());
    ast::Expression *Tree = parse(Sources, Buffer, Context, {}, Diagnostics);
    assert(Tree && "a helper does not parse");
    if (auto *L = llvm::dyn_cast<ast::Let>(Tree))
      L->Body = nullptr;
    else
      llvm::cast<ast::LetRec>(Tree)->Body = nullptr;
    B.add(Tree);
  }
}
