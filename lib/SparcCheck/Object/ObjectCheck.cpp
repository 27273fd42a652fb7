//===- ObjectCheck.cpp - The rules on an object file ----------------------===//

#include "mincaml/SparcCheck/ObjectCheck.h"
#include "Object/Files/DebugInformation.h"
#include "Object/FunctionCheck.h"
#include "Object/Toolsets.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

bool ObjectCheckResult::hasViolation() const {
  return any_of(Rules, [](const RuleCount &C) { return C.Violations != 0; });
}

void ObjectCheckResult::add(const ObjectCheckResult &Other) {
  for (auto [Sum, Part] : zip_equal(Rules, Other.Rules)) {
    Sum.Checked += Part.Checked;
    Sum.Violations += Part.Violations;
    Sum.Unproved += Part.Unproved;
  }
  Functions += Other.Functions;
  Words += Other.Words;
  ReachedWords += Other.ReachedWords;
}

Expected<Toolset *>
ObjectCheckTools::ByArchitecture::get(const CodeArchitecture &A) {
  Toolset &Found = Toolsets[{A.HasV9, A.HasMultiplication, A.CPU, A.Features}];
  if (!Found.LLVM) {
    Expected<std::unique_ptr<Disassembly>> LLVM = Disassembly::create(A);
    if (!LLVM)
      return LLVM.takeError();
    Found.LLVM = std::move(*LLVM);
  }
  return &Found;
}

ObjectCheckTools::ObjectCheckTools()
    : All(std::make_unique<ByArchitecture>()) {}
ObjectCheckTools::~ObjectCheckTools() = default;

/// Replaces the architecture that the file states with that of a processor.
static Error setProcessor(ObjectProgram &Program, const Processor &P) {
  bool Is64 = Program.architecture().Is64;
  Expected<CodeArchitecture> Architecture =
      CodeArchitecture::ofProcessor(P.CPU, P.Features, Is64);
  if (!Architecture)
    return Architecture.takeError();
  if (Architecture->Is64 != Is64)
    return createStringError("64-bit code, which '" + P.CPU +
                             "' does not execute");
  Program.setArchitecture(std::move(*Architecture));
  return Error::success();
}

Expected<std::unique_ptr<ObjectProgram>>
mincaml::sparc::openProgram(MemoryBufferRef Buffer,
                            const ObjectCheckOptions &Options) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      ObjectProgram::read(Buffer);
  if (Program && Options.TheProcessor)
    if (Error E = setProcessor(**Program, *Options.TheProcessor))
      return E;
  return Program;
}

Expected<ObjectCheckResult> mincaml::sparc::checkObject(
    MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
    function_ref<void(const Finding &)> Report, ObjectCheckTools &Tools) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      openProgram(Buffer, Options);
  if (!Program)
    return Program.takeError();
  Expected<Toolset *> OfArchitecture =
      Tools.byArchitecture().get((*Program)->architecture());
  if (!OfArchitecture)
    return OfArchitecture.takeError();
  Disassembly &LLVM = *(*OfArchitecture)->LLVM;
  LegalWords &Cache = (*OfArchitecture)->Cache;
  FactSet Declared = declaredFunctions(**Program);
  Declared.correct(Options.Facts);
  Expected<ProcedureSummaries> Summaries =
      ProcedureSummaries::compute(**Program, &LLVM, Options.Facts, &Declared);
  if (!Summaries)
    return Summaries.takeError();
  FloatArguments Floats(**Program, *Summaries, &LLVM);
  ObjectCheckResult Result;
  SourceLines Lines(**Program);
  CallFrames Frames(**Program);
  auto Location = [&](uint64_t Address) { return Lines.find(Address); };
  for (const CodeFunction &F : (*Program)->functions()) {
    Expected<FunctionCode> Code = FunctionCode::read(**Program, F, &LLVM);
    if (!Code)
      return Code.takeError();
    Expected<CodeGraph> Graph = CodeGraph::build(*Code, *Summaries);
    if (!Graph)
      return Graph.takeError();
    ++Result.Functions;
    Result.Words += Code->size();
    FunctionReport OfFunction(*Code, LLVM, Options.ReportUnproved, Result,
                              Location, Options.Observer);
    checkFunction(*Code, *Graph, *Summaries, Floats, Frames, LLVM, Cache,
                  OfFunction, Result);
    for (const Finding &Found : OfFunction.takeFindings())
      Report(Found);
  }
  return Result;
}

void mincaml::sparc::printSummary(const ObjectCheckResult &Result,
                                  raw_ostream &OS) {
  OS << formatv("{0} functions, {1} words, {2} of them reached\n",
                Result.Functions, Result.Words, Result.ReachedWords);
  OS << "rule      checked  violations    unproved\n";
  for (const RuleInfo &Info : allRules()) {
    const RuleCount &C = Result.Rules[size_t(Info.TheRule)];
    if (!(Info.Deciders & Decider::Object))
      continue;
    double Share = C.Checked ? 100.0 * C.Unproved / C.Checked : 0;
    OS << formatv("{0} {1,10} {2,11} {3,11} {4,6:f1}%  {5}\n", Info.ID,
                  C.Checked, C.Violations, C.Unproved, Share, Info.Title);
  }
}
