//===- FlagTranslator.cpp - From Flags to DriverOptions -------------------===//

#include "Flags.h"
#include "Outputs.h"
#include "mincaml/Explorer/Explorer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mincaml;
using namespace llvm;

namespace {

class FlagTranslator {
public:
  FlagTranslator(const Flags &F, DriverOptions &O,
                 DiagnosticEngine &Diagnostics)
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
  /// Reports that an option needs a program, but the inputs are only machine
  /// code.
  bool takesProgram(const Twine &Option) {
    return usage(Option + " takes a program, and '" + O.LinkerInputs.front() +
                 "' is machine code");
  }
  bool inputs();
  bool source();
  bool level();
  void machineCode();
  bool code();
  bool linking();
  bool interpreting();
  bool outputs();
  bool requestByEmit();
  bool requestByShortOptions();
  bool requestByDefault();
  bool checkLimitedCodeGen();
  bool checkStartSymbol();
  bool checkKinds();
  bool nameOutputs();
  bool addTemporaries();
  bool addOutput(const EmitKindInfo &Info, StringRef Path);
  std::string defaultPath(const EmitKindInfo &Info) const;
  std::string stemOfInput() const;
  void request(EmitKind Kind) {
    Requested.push_back({EmitKinds + static_cast<unsigned>(Kind), StringRef()});
  }

  const Flags &F;
  DriverOptions &O;
  DiagnosticEngine &Diagnostics;
  /// The requested outputs with their paths. A path is empty if it is not given.
  SmallVector<std::pair<const EmitKindInfo *, StringRef>, 4> Requested;
};

} // namespace

bool FlagTranslator::inputs() {
  for (const std::string &Input : F.Inputs) {
    StringRef Extension = sys::path::extension(Input);
    if (Extension == ".o" || Extension == ".a" || Extension == ".so") {
      O.LinkerInputs.push_back(Input);
      continue;
    }
    if (Extension == ".ll" || Extension == ".bc") {
      O.Modules.push_back(Input);
      continue;
    }
    if (is_contained({".c", ".cc", ".cpp", ".cxx", ".C"}, Extension))
      return usage("'" + Input +
                   "': not a MinCaml program; compile it for the same target "
                   "with `clang -c` and give the object file");
    // This is `-O 2` instead of `-O2`.
    if (!F.Level.empty() && F.Level[F.Level.size() - 1].empty() &&
        Input.size() == 1 && isDigit(Input.front()))
      return usage("-O " + Input + ": write -O" + Input);
    if (!O.Input.empty())
      return usage("'" + O.Input + "' and '" + Input +
                   "': only one program can be compiled at a time");
    O.Input = Input;
  }
  if (O.Input.empty() && !O.Modules.empty()) {
    O.Input = O.Modules.front();
    O.Modules.erase(O.Modules.begin());
    O.InputIsModule = true;
  }
  const bool NeedsProgram = !F.PrintPipeline && codegen::getMCPU() != "help" &&
                            !is_contained(codegen::getMAttrs(), "help");
  O.LinksOnly = O.Input.empty() && !O.LinkerInputs.empty() && NeedsProgram;
  if (O.Input.empty() && !O.LinksOnly && NeedsProgram)
    return usage("no program given; try `mincaml-llc program.ml`, or `-` for "
                 "standard input");
  return true;
}

bool FlagTranslator::source() {
  if (F.Standard == "mincaml")
    O.Language.Strict = true;
  else if (F.Standard != "extended")
    return usage("-std=" + F.Standard + ": expected mincaml or extended");
  if (F.NestingLimit > O.Language.NestingLimit)
    return usage("-fnesting-limit: at most " + Twine(O.Language.NestingLimit));
  O.Language.NestingLimit = F.NestingLimit;
  O.Language.CopiesLimit = F.CopiesLimit;
  O.Language.AllowsImplicitExternals = F.ImplicitExternals;
  O.DebugCrash = F.DebugCrash;
  return true;
}

bool FlagTranslator::level() {
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

/// Returns whether --start-symbol= can name this symbol.
static bool isSymbol(StringRef Name) {
  if (Name == runtime::StartSymbol)
    return true;
  return !Name.empty() && !isDigit(Name.front()) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; }) &&
         !Name.starts_with(runtime::SymbolPrefix);
}

void FlagTranslator::machineCode() {
  CodeGenOptions &C = O.CodeGen;
  const bool Optimize = O.Pipeline.OptimizationLevel != 0;
  C.FillDelaySlots = Optimize && !F.NoDelayedBranch;
  C.EliminateCompares = Optimize && !F.NoCompareElimination;
  C.RegisterBranches = Optimize && !F.NoRegisterBranches;
  C.PredictBranches = Optimize && !F.NoBranchPrediction;
  C.ShrinkWrap = Optimize && !F.NoShrinkWrap;
  C.FlatFrames = Optimize && !F.NoFlatFrames;
  C.FloatRegisterArguments = Optimize && !F.NoFloatRegisterArguments;
  C.ShareAddresses = Optimize && !F.NoSectionAnchors;
  C.SelectBranches = Optimize && !F.NoSelectBranches;
  C.WidenIndices = Optimize && !F.NoWidenIndices;
  C.SparcCosts = O.Pipeline.SparcCosts = !F.NoSparcCosts;
  C.VerboseAssembly = F.VerboseAssembly;
  C.Checks = F.SparcCheck;
  C.VerifyEach = O.Pipeline.VerifyEach = F.VerifyEach;
  C.VerifyAllocation = F.VerifyAllocation.getValue();
  // If this option is set, LLVM's allocators run the machine verifier between
  // their steps, which takes minutes where our proof takes milliseconds.
  F.VerifyAllocation.setValue(C.VerifyAllocation && F.VerifyEach);
}

bool FlagTranslator::code() {
  if (!level())
    return false;
  O.Target = F.Target;
  O.TargetIsGiven = F.Target.getNumOccurrences() != 0;
  machineCode();
  if (!codegen::getMArch().empty())
    return usage("-march= is not supported; use --target=");
  if (codegen::getExplicitFileType())
    return usage("-filetype= is not supported; use --emit=");
  if (F.Inline.getNumOccurrences())
    O.Pipeline.InlineThreshold = F.Inline;
  if (F.Iterations.getNumOccurrences())
    O.Pipeline.Iterations = F.Iterations;
  O.Pipeline.Passes = F.Passes;
  O.PrintPipeline = F.PrintPipeline;
  O.Pipeline.Plugins.assign(F.Plugins.begin(), F.Plugins.end());
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

bool FlagTranslator::linking() {
  for (const std::string &Path : F.LibraryPaths)
    O.LinkerInputs.push_back("-L" + Path);
  for (const std::string &Library : F.Libraries)
    O.LinkerInputs.push_back("-l" + Library);
  O.Linker = F.Linker;
  O.RuntimeDirectory = F.RuntimeDirectory;
  O.Explorer = {F.ExplorerTemplate, F.ExplorerLimit, F.ExplorerInput,
                F.ExplorerSteps,    F.ExplorerTimes, F.ExplorerCounts};
  O.Verbose = F.Verbose;
  O.DryRun = F.DryRun;
  O.Run = F.Run;
  return true;
}

static constexpr uint64_t DefaultTraceSteps = 1000;

/// Translates --interpret and --trace, and rejects all options that would have
/// no effect with them.
bool FlagTranslator::interpreting() {
  bool HasLimit = F.InterpretSteps.getNumOccurrences() ||
                  F.InterpretMemory.getNumOccurrences() ||
                  F.InterpretTrace.getNumOccurrences();
  const bool IsTraced = F.Trace.getNumOccurrences();
  if (!F.Interpret && !IsTraced)
    return !HasLimit || usage("--interpret-steps, --interpret-memory and "
                              "--interpret-trace belong to --interpret");
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
  if (O.InputIsModule || !O.Modules.empty())
    return usage("'" + (O.InputIsModule ? O.Input : O.Modules.front()) +
                 "': --interpret cannot run LLVM IR");
  O.Interpret.emplace();
  O.Interpret->Arguments = O.programArguments();
  O.Interpret->MaxSteps = F.InterpretSteps;
  O.Interpret->MaxMemory = F.InterpretMemory;
  O.InterpreterTrace = F.InterpretTrace;
  if (!IsTraced)
    return true;
  if (!O.InterpreterTrace.empty())
    return usage("--trace and --interpret-trace both trace the program; choose "
                 "one");
  O.TraceSteps = DefaultTraceSteps;
  if (!F.Trace.empty() && StringRef(F.Trace).getAsInteger(10, *O.TraceSteps))
    return usage("--trace=" + F.Trace + ": expected a number");
  return true;
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

bool FlagTranslator::outputs() {
  if (F.OutputFile.getNumOccurrences() && F.OutputFile.empty())
    return usage("-o needs the name of a file");
  if (F.SyntaxOnly) {
    if (O.LinksOnly)
      return takesProgram("-fsyntax-only");
    if (F.Emit.empty() && !F.Assembly && !F.Object && !F.EmitLLVM && !F.Run &&
        F.OutputFile.empty())
      return true;
    return usage("-fsyntax-only writes nothing; leave out the other outputs");
  }
  return requestByEmit() && requestByShortOptions() && checkLimitedCodeGen() &&
         requestByDefault() && checkStartSymbol() && checkKinds() &&
         nameOutputs() && addTemporaries();
}

bool FlagTranslator::requestByEmit() {
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
    Requested.push_back({Info, Path});
  }
  return true;
}

bool FlagTranslator::requestByShortOptions() {
  if (F.Assembly && F.Object)
    return usage("-S and -c contradict each other; for both outputs use "
                 "--emit=asm,obj");
  if (F.EmitLLVM)
    request(F.Assembly ? EmitKind::LLVM : EmitKind::Bitcode);
  else if (F.Assembly)
    request(EmitKind::Assembly);
  else if (F.Object)
    request(EmitKind::Object);
  return true;
}

/// With -stop-after= and the like, machine IR is the last possible output.
bool FlagTranslator::checkLimitedCodeGen() {
  if (!TargetPassConfig::hasLimitedCodeGenPipeline())
    return true;
  std::string Why = "-" + TargetPassConfig::getLimitedCodeGenPipelineReason();
  if (Why.find("start-") != std::string::npos)
    return usage(Why + ": there is no machine IR to start from");
  if (Requested.empty() && !O.Run)
    request(EmitKind::MIR);
  bool GoesOn = any_of(
      Requested, [](const auto &A) { return A.first->Kind > EmitKind::MIR; });
  if (GoesOn || O.Run)
    return usage(Why + ": code generation ends early, so that there is only "
                       "--emit=mir");
  return true;
}

bool FlagTranslator::requestByDefault() {
  if (!Requested.empty())
    return true;
  if (!O.Run)
    request(EmitKind::Executable);
  else if (!F.OutputFile.empty())
    return usage("--run writes no file; to keep the executable use "
                 "--emit=exe=FILE");
  return true;
}

/// Checks that --start-symbol= is not combined with an executable: the main
/// function of the runtime calls the program by its default name.
bool FlagTranslator::checkStartSymbol() {
  bool Links = any_of(Requested, [](const auto &A) {
    return A.first->Kind == EmitKind::Executable;
  });
  if (F.StartSymbol == runtime::StartSymbol || !(Links || O.Run))
    return true;
  return usage("--start-symbol is for object files, which you link with a main "
               "function of your own; add -c");
}

/// Checks that the requested outputs can be produced from the inputs, and warns
/// about unused inputs.
bool FlagTranslator::checkKinds() {
  bool Links = O.Run;
  for (const auto &[Info, Path] : Requested) {
    Links |= Info->Kind == EmitKind::Executable;
    if (O.LinksOnly && Info->Kind != EmitKind::Executable)
      return takesProgram("--emit=" + Info->Spelling);
    if (Info->Kind == EmitKind::Explorer && O.Explorer.Template.empty() &&
        explorerTemplate().empty())
      return usage("--emit=explorer: this compiler was built without the page, "
                   "which takes node 18 or newer, and npm with network; "
                   "--emit=explorer-json writes its data");
    if (O.InputIsModule && Info->Kind < EmitKind::LLVM)
      return usage("--emit=" + Info->Spelling +
                   " shows a MinCaml program, and '" + O.Input +
                   "' is LLVM IR");
  }
  if (!Links && !F.DryRun && !O.LinkerInputs.empty())
    Diagnostics.report(DiagnosticID::UnusedLinkerInput, O.LinkerInputs.front());
  return true;
}

bool FlagTranslator::nameOutputs() {
  if (!F.OutputFile.empty()) {
    if (Requested.size() > 1)
      return usage("-o names one file, but several outputs are requested; use "
                   "--emit=kind=file,...");
    StringRef &Path = Requested.front().second;
    if (!Path.empty() && Path != F.OutputFile)
      return usage("-o and --emit= name different files");
    Path = F.OutputFile;
  }
  return all_of(Requested, [this](const auto &A) {
    return addOutput(*A.first, A.second.empty()
                                   ? StringRef(defaultPath(*A.first))
                                   : A.second);
  });
}

/// Adds the intermediate outputs of -save-temps.
bool FlagTranslator::addTemporaries() {
  auto IsRequested = [this](EmitKind Kind) {
    return any_of(O.Outputs, [=](const Output &A) { return A.Kind == Kind; });
  };
  if (!F.SaveTemporaries || O.LinksOnly ||
      !(O.Run || IsRequested(EmitKind::Executable)))
    return true;
  for (EmitKind Kind : {EmitKind::LLVM, EmitKind::Assembly, EmitKind::Object}) {
    const EmitKindInfo &Info = EmitKinds[static_cast<unsigned>(Kind)];
    if (!IsRequested(Kind) &&
        !addOutput(Info, stemOfInput() + Info.Extension.str()))
      return false;
  }
  return true;
}

std::string FlagTranslator::stemOfInput() const {
  return O.Input == "-" ? "stdin" : sys::path::stem(O.Input).str();
}

std::string FlagTranslator::defaultPath(const EmitKindInfo &Info) const {
  if (Info.Kind == EmitKind::Executable)
    return "a.out";
  if (Info.View || O.Input == "-")
    return "-";
  return stemOfInput() + Info.Extension.str();
}

bool FlagTranslator::addOutput(const EmitKindInfo &Info, StringRef Path) {
  if (Info.Kind == EmitKind::Executable && Path == "-")
    return usage("an executable cannot go to standard output");
  for (const Output &Other : O.Outputs) {
    if (Path == "-" || Other.Path == "-" ||
        OutputFile::destination(Other.Path) != OutputFile::destination(Path))
      continue;
    // Several outputs can go to the same device.
    sys::fs::file_status Status;
    if (!sys::fs::status(Path, Status) && !sys::fs::is_regular_file(Status))
      continue;
    return usage("two outputs would go to '" + Path + "'" +
                 (Path == Other.Path
                      ? ""
                      : ", which is the same file as '" + Other.Path + "'"));
  }
  O.Outputs.push_back({Info.Kind, Path.str()});
  return true;
}

bool mincaml::translate(const Flags &F, DriverOptions &Options,
                        DiagnosticEngine &Diagnostics) {
  return FlagTranslator(F, Options, Diagnostics).translate();
}
