//===- Translator.cpp - From flags to DriverOptions -----------------------===//

#include "Translator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mincaml;
using namespace llvm;

namespace {

struct EmitKindInfo {
  EmitKind Kind;
  StringRef Spelling;
  StringRef Extension;
  bool View;
};

constexpr EmitKindInfo EmitKinds[] = {
#define EMIT(Enum, Spelling, Extension, View, Description)                     \
  {EmitKind::Enum, Spelling, Extension, View},
#include "mincaml/Driver/EmitKinds.def"
};

class Translator {
public:
  Translator(const Flags &F, DriverOptions &O, DiagnosticEngine &Diagnostics)
      : F(F), O(O), Diagnostics(Diagnostics) {}

  bool translate() {
    return inputs() && source() && code() && linking() && interpreting() &&
           (O.Interpret || outputs());
  }

private:
  bool usage(const Twine &Message) {
    Diagnostics.report(DiagnosticID::Usage, Message.str());
    return false;
  }
  bool inputs();
  bool source();
  bool level();
  bool code();
  bool linking();
  bool interpreting();
  bool outputs();
  bool askedByEmit();
  bool askedByShortOptions();
  bool askedByDefault();
  bool fitsCodeGen();
  bool hasMain();
  bool nameOutputs();
  bool addTemporaries();
  bool addOutput(const EmitKindInfo &Info, StringRef Path);
  std::string defaultPath(const EmitKindInfo &Info) const;
  std::string stemOfInput() const;
  void ask(EmitKind Kind) {
    Asked.push_back({EmitKinds + static_cast<unsigned>(Kind), StringRef()});
  }

  const Flags &F;
  DriverOptions &O;
  DiagnosticEngine &Diagnostics;
  /// Outputs with the paths given for them, which may be empty.
  SmallVector<std::pair<const EmitKindInfo *, StringRef>, 4> Asked;
};

} // namespace

bool Translator::inputs() {
  for (const std::string &Input : F.Inputs) {
    StringRef Extension = sys::path::extension(Input);
    if (Extension == ".o" || Extension == ".a" || Extension == ".so") {
      O.LinkerInputs.push_back(Input);
      continue;
    }
    if (!O.Input.empty())
      return usage("'" + O.Input + "' and '" + Input +
                   "': only one program can be compiled at a time");
    O.Input = Input;
  }
  if (O.Input.empty() && !F.PrintPipeline)
    return usage("no program given; try `mincaml-llc program.ml`, or `-` for "
                 "standard input");
  return true;
}

bool Translator::source() {
  if (F.Standard == "mincaml")
    O.Language.Strict = true;
  else if (F.Standard != "extended")
    return usage("-std=" + F.Standard + ": expected mincaml or extended");
  if (F.NestingLimit > O.Language.NestingLimit)
    return usage("-fnesting-limit: at most " + Twine(O.Language.NestingLimit));
  O.Language.NestingLimit = F.NestingLimit;
  O.DebugCrash = F.DebugCrash;
  return true;
}

bool Translator::level() {
  if (F.Level.empty())
    return true;
  StringRef Text = F.Level[F.Level.size() - 1];
  if (Text.empty())
    Text = "1";
  if (Text.getAsInteger(10, O.Pipeline.OptimizationLevel) || Text.size() != 1 ||
      O.Pipeline.OptimizationLevel > 3)
    return usage("-O" + Text + ": expected -O0, -O1, -O2 or -O3");
  return true;
}

/// Can the function that evaluates the program be called this?
static bool isSymbol(StringRef Name) {
  if (Name == runtime::StartSymbol)
    return true;
  return !Name.empty() && !isDigit(Name.front()) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; }) &&
         !Name.starts_with(runtime::SymbolPrefix);
}

bool Translator::code() {
  if (!level())
    return false;
  O.Target = F.Target;
  O.SparcCheck = F.SparcCheck;
  O.VerifyAllocation = F.VerifyAllocation.getValue();
  // LLVM's allocators read it, too, and run the machine verifier between their
  // steps then. That takes minutes where the proof takes milliseconds.
  F.VerifyAllocation.setValue(O.VerifyAllocation && F.VerifyEach);
  if (!codegen::getMArch().empty())
    return usage("-march= is not for this compiler; use --target=");
  if (codegen::getExplicitFileType())
    return usage("-filetype= is not for this compiler; use --emit=");
  if (F.Inline.getNumOccurrences())
    O.Pipeline.InlineThreshold = F.Inline;
  if (F.Iterations.getNumOccurrences())
    O.Pipeline.Iterations = F.Iterations;
  O.Pipeline.Passes = F.Passes;
  O.PrintPipeline = F.PrintPipeline;
  O.Pipeline.Plugins.assign(F.Plugins.begin(), F.Plugins.end());
  O.Pipeline.VerifyEach = F.VerifyEach;
  O.IRGen.Checks = !F.Unsafe;
  if (!isSymbol(F.StartSymbol))
    return usage("--start-symbol=" + F.StartSymbol +
                 ": expected letters, digits and `_`, and none of the "
                 "runtime's own symbols");
  O.IRGen.StartSymbol = F.StartSymbol;
  O.IRGen.Optimized = O.Pipeline.OptimizationLevel != 0;
  if (F.Debug && F.NoDebug)
    return usage("-g and -g0 contradict each other");
  if (F.Debug)
    O.IRGen.Debug = IRGenOptions::DebugInfo::Full;
  if (F.NoDebug)
    O.IRGen.Debug = IRGenOptions::DebugInfo::None;
  return true;
}

bool Translator::linking() {
  for (const std::string &Path : F.LibraryPaths)
    O.LinkerInputs.push_back("-L" + Path);
  for (const std::string &Library : F.Libraries)
    O.LinkerInputs.push_back("-l" + Library);
  O.Linker = F.Linker;
  O.RuntimeDirectory = F.RuntimeDirectory;
  O.Verbose = F.Verbose;
  O.DryRun = F.DryRun;
  O.Run = F.Run;
  return true;
}

/// --interpret does nothing else: what would have no effect is refused.
bool Translator::interpreting() {
  bool HasLimit = F.InterpretSteps.getNumOccurrences() ||
                  F.InterpretMemory.getNumOccurrences();
  if (!F.Interpret)
    return !HasLimit || usage("--interpret-steps and --interpret-memory are "
                              "limits of --interpret");
  if (F.Unsafe)
    return usage("--interpret always checks; leave out --unsafe");
  if (F.Run)
    return usage("--interpret and --run both run the program; choose one");
  if (F.DryRun)
    return usage("--interpret runs no commands that -### could print");
  if (!F.Emit.empty() || F.Assembly || F.Object || F.EmitLLVM || F.SyntaxOnly ||
      F.SaveTemporaries || !F.OutputFile.empty())
    return usage("--interpret writes no files; leave out the outputs");
  if (!O.LinkerInputs.empty())
    return usage("'" + O.LinkerInputs.front() +
                 "': --interpret cannot run machine code");
  O.Interpret.emplace();
  O.Interpret->MaxSteps = F.InterpretSteps;
  O.Interpret->MaxMemory = F.InterpretMemory;
  return true;
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

bool Translator::outputs() {
  if (F.OutputFile.getNumOccurrences() && F.OutputFile.empty())
    return usage("-o needs the name of a file");
  if (F.SyntaxOnly) {
    if (F.Emit.empty() && !F.Assembly && !F.Object && !F.EmitLLVM && !F.Run &&
        F.OutputFile.empty())
      return true;
    return usage("-fsyntax-only writes nothing; leave out the other outputs");
  }
  return askedByEmit() && askedByShortOptions() && fitsCodeGen() &&
         askedByDefault() && hasMain() && nameOutputs() && addTemporaries();
}

bool Translator::askedByEmit() {
  for (StringRef Item : F.Emit) {
    auto [Spelling, Path] = Item.split('=');
    const EmitKindInfo *Info =
        find_if(EmitKinds, [&Spelling = Spelling](const EmitKindInfo &I) {
          return I.Spelling == Spelling;
        });
    if (Info == std::end(EmitKinds))
      return usage("--emit=" + Spelling + ": expected one of " +
                   join(map_range(EmitKinds,
                                  [](const EmitKindInfo &I) {
                                    return I.Spelling.str();
                                  }),
                        ", "));
    Asked.push_back({Info, Path});
  }
  return true;
}

bool Translator::askedByShortOptions() {
  if (F.Assembly && F.Object)
    return usage("-S and -c contradict each other; for both outputs say "
                 "--emit=asm,obj");
  if (F.EmitLLVM)
    ask(F.Assembly ? EmitKind::LLVM : EmitKind::Bitcode);
  else if (F.Assembly)
    ask(EmitKind::Assembly);
  else if (F.Object)
    ask(EmitKind::Object);
  return true;
}

/// With -stop-after= and its like there is machine IR and nothing after it.
bool Translator::fitsCodeGen() {
  if (!TargetPassConfig::hasLimitedCodeGenPipeline())
    return true;
  std::string Why = "-" + TargetPassConfig::getLimitedCodeGenPipelineReason();
  if (Why.find("start-") != std::string::npos)
    return usage(Why + ": there is no machine IR to start from");
  if (Asked.empty() && !O.Run)
    ask(EmitKind::MIR);
  bool GoesOn = any_of(
      Asked, [](const auto &A) { return A.first->Kind > EmitKind::MIR; });
  if (GoesOn || O.Run)
    return usage(Why + ": code generation ends early, so that there is only "
                       "--emit=mir");
  return true;
}

bool Translator::askedByDefault() {
  if (!Asked.empty())
    return true;
  if (!O.Run)
    ask(EmitKind::Executable);
  else if (!F.OutputFile.empty())
    return usage("--run writes no file; to keep the executable say "
                 "--emit=exe=FILE");
  return true;
}

/// The main function of the runtime calls the program by its usual name.
bool Translator::hasMain() {
  bool Links = any_of(Asked, [](const auto &A) {
    return A.first->Kind == EmitKind::Executable;
  });
  if (F.StartSymbol == runtime::StartSymbol || !(Links || O.Run))
    return true;
  return usage("--start-symbol is for object files, which you link with a main "
               "function of your own; add -c");
}

bool Translator::nameOutputs() {
  if (!F.OutputFile.empty()) {
    if (Asked.size() > 1)
      return usage("-o names one file, but several outputs are asked for; use "
                   "--emit=kind=file,...");
    StringRef &Path = Asked.front().second;
    if (!Path.empty() && Path != F.OutputFile)
      return usage("-o and --emit= name different files");
    Path = F.OutputFile;
  }
  return all_of(Asked, [this](const auto &A) {
    return addOutput(*A.first, A.second.empty()
                                   ? StringRef(defaultPath(*A.first))
                                   : A.second);
  });
}

/// -save-temps asks for what stands between an executable and its program.
bool Translator::addTemporaries() {
  auto IsAsked = [this](EmitKind Kind) {
    return any_of(O.Outputs, [=](const Output &A) { return A.Kind == Kind; });
  };
  if (!F.SaveTemporaries || !(O.Run || IsAsked(EmitKind::Executable)))
    return true;
  for (EmitKind Kind : {EmitKind::LLVM, EmitKind::Assembly, EmitKind::Object}) {
    const EmitKindInfo &Info = EmitKinds[static_cast<unsigned>(Kind)];
    if (!IsAsked(Kind) &&
        !addOutput(Info, stemOfInput() + Info.Extension.str()))
      return false;
  }
  return true;
}

std::string Translator::stemOfInput() const {
  return O.Input == "-" ? "stdin" : sys::path::stem(O.Input).str();
}

std::string Translator::defaultPath(const EmitKindInfo &Info) const {
  if (Info.Kind == EmitKind::Executable)
    return "a.out";
  if (Info.View || O.Input == "-")
    return "-";
  return stemOfInput() + Info.Extension.str();
}

/// The same for any spelling of a path.
static std::string normalize(StringRef Path) {
  SmallString<128> Absolute(Path);
  (void)sys::fs::make_absolute(Absolute);
  sys::path::remove_dots(Absolute, /*remove_dot_dot=*/true);
  return Absolute.str().str();
}

bool Translator::addOutput(const EmitKindInfo &Info, StringRef Path) {
  if (Info.Kind == EmitKind::Executable && Path == "-")
    return usage("an executable cannot go to standard output");
  for (const Output &Other : O.Outputs) {
    if (Path == "-" || Other.Path == "-" ||
        normalize(Other.Path) != normalize(Path))
      continue;
    // Devices take any number of outputs.
    sys::fs::file_status Status;
    if (!sys::fs::status(Path, Status) && !sys::fs::is_regular_file(Status))
      continue;
    return usage("two outputs would go to '" + Path + "'");
  }
  O.Outputs.push_back({Info.Kind, Path.str()});
  return true;
}

bool mincaml::translate(const Flags &F, DriverOptions &Options,
                        DiagnosticEngine &Diagnostics) {
  return Translator(F, Options, Diagnostics).translate();
}
