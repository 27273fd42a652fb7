//===- Assembly.cpp - Recording assembly and its execution ----------------===//

#include "Recorders.h"
#include "Writer.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Target/TargetMachine.h"
#include <map>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Emitted instructions
//===----------------------------------------------------------------------===//

namespace {

class AssemblyStreamer : public MCStreamer {
public:
  AssemblyStreamer(MCContext &Context, std::unique_ptr<MCInstPrinter> Printer,
                   std::unique_ptr<MCCodeEmitter> Encoder, Assembly &Code)
      : MCStreamer(Context), Printer(std::move(Printer)),
        Encoder(std::move(Encoder)), Code(Code) {
    // Temporary labels appear in the printed assembly, so they need names.
    Context.setUseNamesOnTempLabels(true);
  }

  void emitLabel(MCSymbol *Symbol, SMLoc Loc) override {
    MCStreamer::emitLabel(Symbol, Loc);
    if (!Code.IsInFunction)
      return;
    AssemblyLine New;
    New.IsLabel = true;
    New.Text = (Symbol->getName() + ":").str();
    append(std::move(New));
  }

  void emitInstruction(const MCInst &Inst,
                       const MCSubtargetInfo &STI) override {
    MCStreamer::emitInstruction(Inst, STI);
    if (!Code.IsInFunction)
      return;
    AssemblyLine New;
    raw_string_ostream OS(New.Text);
    Printer->printInst(&Inst, /*Address=*/0, /*Annot=*/"", STI, OS);
    New.Text = StringRef(New.Text).trim().str();
    for (char &C : New.Text)
      if (C == '\t')
        C = ' ';
    SmallVector<char, 16> Bytes;
    SmallVector<MCFixup, 4> Fixups;
    Encoder->encodeInstruction(Inst, Bytes, Fixups, STI);
    New.Bytes.assign(Bytes.begin(), Bytes.end());
    attribute(New, Inst.getOpcode());
    append(std::move(New));
  }

  bool emitSymbolAttribute(MCSymbol *, MCSymbolAttr) override { return true; }
  void emitCommonSymbol(MCSymbol *, uint64_t, Align) override {}

private:
  /// Gives an emitted instruction the origin of the part of the bundle that it
  /// comes from. The parts are printed in order. A pseudo instruction may
  /// become several instructions, or none.
  void attribute(AssemblyLine &New, unsigned Opcode) {
    std::vector<Assembly::Part> &Parts = Code.Parts;
    if (Parts.empty())
      return;
    size_t At = Code.NextPart;
    while (At < Parts.size() && Parts[At].Opcode != Opcode)
      ++At;
    if (At == Parts.size()) {
      // No part has this opcode: the instruction comes from the next pseudo
      // instruction. If there is none, it comes from the same part as the
      // previous one.
      At = Code.NextPart;
      while (At < Parts.size() && !Parts[At].IsPseudo)
        ++At;
      if (At == Parts.size())
        At = Code.NextPart ? Code.NextPart - 1 : 0;
    }
    Code.NextPart = At + 1;
    New.From = Parts[At].From;
    New.IsSlot = Parts[At].IsSlot;
    New.Rules = Parts[At].Rules;
  }

  void append(AssemblyLine New) {
    std::vector<AssemblyLine> &Lines = Code.Functions.back().Lines;
    if (!Lines.empty())
      New.Offset = Lines.back().Offset + Lines.back().Bytes.size();
    Lines.push_back(std::move(New));
  }

  std::unique_ptr<MCInstPrinter> Printer;
  std::unique_ptr<MCCodeEmitter> Encoder;
  Assembly &Code;
};

class AssemblyHandler : public AsmPrinterHandler {
public:
  AssemblyHandler(AsmPrinter &Printer, Recording &Data)
      : Printer(Printer), Data(Data), Code(Data.TheAssembly) {}

  void beginFunction(const MachineFunction *MF) override {
    Code.Functions.push_back({Data.Machine.function(MF->getName()),
                              Printer.CurrentFnSym->getName().str(),
                              {}});
    Code.IsInFunction = true;
  }
  void markFunctionEnd() override { Code.IsInFunction = false; }
  void endFunction(const MachineFunction *) override {
    Code.IsInFunction = false;
    Code.RulesOf.clear();
    // Remove the labels that mark the end of the function.
    std::vector<AssemblyLine> &Lines = Code.Functions.back().Lines;
    while (!Lines.empty() && Lines.back().IsLabel)
      Lines.pop_back();
  }
  void endModule() override {}

  void beginInstruction(const MachineInstr *First) override {
    Code.Parts.clear();
    Code.NextPart = 0;
    auto It = First->getIterator();
    auto End = First->getParent()->instr_end();
    bool FollowsBranch = false;
    do {
      if (!It->isBundle() && !It->isMetaInstruction())
        Code.Parts.push_back({It->getOpcode(), It->isPseudo(),
                              originOf(*It, Data.Origins), FollowsBranch,
                              Code.RulesOf.lookup(&*It)});
      FollowsBranch |= It->hasDelaySlot(MachineInstr::IgnoreBundle);
    } while (++It != End && It->isInsideBundle());
  }

private:
  AsmPrinter &Printer;
  Recording &Data;
  Assembly &Code;
};

} // namespace

std::unique_ptr<MCStreamer>
MachineRecorder::createStreamer(TargetMachine &TM, MCContext &Context) {
  const Target &T = TM.getTarget();
  const MCAsmInfo &AsmInfo = *TM.getMCAsmInfo();
  std::unique_ptr<MCInstPrinter> Printer(T.createMCInstPrinter(
      TM.getTargetTriple(), AsmInfo.getAssemblerDialect(), AsmInfo,
      *TM.getMCInstrInfo(), *TM.getMCRegisterInfo()));
  std::unique_ptr<MCCodeEmitter> Encoder(
      T.createMCCodeEmitter(*TM.getMCInstrInfo(), Context));
  if (!Printer || !Encoder)
    return nullptr;
  auto Streamer = std::make_unique<AssemblyStreamer>(
      Context, std::move(Printer), std::move(Encoder), Data.TheAssembly);
  T.createNullTargetStreamer(*Streamer);
  return Streamer;
}

std::unique_ptr<AsmPrinterHandler>
MachineRecorder::createHandler(AsmPrinter &Printer) {
  return std::make_unique<AssemblyHandler>(Printer, Data);
}

//===----------------------------------------------------------------------===//
// Instruction words of SPARC objects
//===----------------------------------------------------------------------===//

/// Maps symbols to functions.
using FunctionMap = StringMap<AssemblyFunction *>;

static void readFunction(StringRef Contents, uint64_t Address,
                         AssemblyFunction &F) {
  for (AssemblyLine &Line : F.Lines) {
    const uint64_t Begin = Address + Line.Offset;
    if (Line.Bytes.empty() || Begin + Line.Bytes.size() > Contents.size())
      continue;
    ArrayRef<uint8_t> Bytes =
        arrayRefFromStringRef(Contents.substr(Begin, Line.Bytes.size()));
    Line.Bytes.assign(Bytes.begin(), Bytes.end());
  }
}

static void readWords(const object::ObjectFile &File,
                      const FunctionMap &Functions) {
  for (const object::SymbolRef &Symbol : File.symbols()) {
    Expected<StringRef> Name = Symbol.getName();
    Expected<object::section_iterator> Section = Symbol.getSection();
    Expected<uint64_t> Address = Symbol.getAddress();
    if (!Name || !Section || !Address) {
      consumeError(Name.takeError());
      consumeError(Section.takeError());
      consumeError(Address.takeError());
      continue;
    }
    AssemblyFunction *F = Functions.lookup(*Name);
    if (!F || *Section == File.section_end() || !(*Section)->isText())
      continue;
    Expected<StringRef> Contents = (*Section)->getContents();
    if (Contents)
      readFunction(*Contents, *Address, *F);
    else
      consumeError(Contents.takeError());
  }
}

namespace {

class WordObserver : public sparc::ObjectCheckObserver {
public:
  explicit WordObserver(const FunctionMap &Functions) : Functions(Functions) {}

  void checked(StringRef Function, uint64_t Offset, sparc::Rule R) override {
    if (AssemblyLine *Line = find(Function, Offset))
      Line->Rules.set(size_t(R));
  }
  void window(StringRef Function, uint64_t Offset, unsigned Depth) override {
    if (AssemblyLine *Line = find(Function, Offset))
      Line->Window = int(Depth);
  }

private:
  AssemblyLine *find(StringRef Function, uint64_t Offset) {
    AssemblyFunction *F = Functions.lookup(Function);
    if (!F)
      return nullptr;
    // Labels precede the word at the same offset.
    auto It = partition_point(F->Lines, [=](const AssemblyLine &L) {
      return L.Offset < Offset || (L.Offset == Offset && L.Bytes.empty());
    });
    return It != F->Lines.end() && It->Offset == Offset ? &*It : nullptr;
  }

  const FunctionMap &Functions;
};

} // namespace

void mincaml::explorer::addObject(MemoryBufferRef Object, StringRef CPU,
                                  StringRef Features, Assembly &Code) {
  auto File = object::ObjectFile::createObjectFile(Object);
  if (!File) {
    consumeError(File.takeError());
    return;
  }
  if (!(*File)->makeTriple().isSPARC())
    return;
  Code.HasFields = true;
  FunctionMap Functions;
  for (AssemblyFunction &F : Code.Functions)
    Functions[F.Symbol] = &F;
  readWords(**File, Functions);
  WordObserver Observer(Functions);
  sparc::ObjectCheckOptions Options;
  if (!CPU.empty() || !Features.empty())
    Options.TheProcessor = sparc::Processor{CPU.str(), Features.str()};
  Options.Observer = &Observer;
  sparc::ObjectCheckTools Tools;
  Expected<sparc::ObjectCheckResult> Result =
      sparc::checkObject(Object, Options, [](const sparc::Finding &) {}, Tools);
  if (!Result)
    consumeError(Result.takeError());
}

//===----------------------------------------------------------------------===//
// Execution counts
//===----------------------------------------------------------------------===//

namespace {

struct CountedWord {
  uint64_t Address;
  uint32_t Word;
  uint64_t Executions;
};

/// The counted words of each symbol, sorted by address.
using CountedFunctions = StringMap<std::vector<CountedWord>>;

} // namespace

static Expected<CountedFunctions> parse(MemoryBufferRef Counts) {
  CountedFunctions Result;
  for (line_iterator Line(Counts); !Line.is_at_end(); ++Line) {
    auto [Address, Rest] = Line->split(' ');
    auto [Word, OfWord] = Rest.split(' ');
    auto [Executions, Symbol] = OfWord.split(' ');
    CountedWord New;
    if (Address.getAsInteger(16, New.Address) ||
        Word.getAsInteger(16, New.Word) ||
        Executions.getAsInteger(10, New.Executions) || Symbol.empty())
      return createStringError(
          formatv("line {0} is not a line of counts, 'ADDRESS WORD EXECUTIONS "
                  "SYMBOL', as the plugin sparc-count writes them with code=",
                  Line.line_number())
              .str());
    std::vector<CountedWord> &Known = Result[Symbol];
    if (!Known.empty() && Known.back().Address >= New.Address)
      return createStringError(
          formatv("line {0} is not in the order of addresses",
                  Line.line_number())
              .str());
    Known.push_back(New);
  }
  return Result;
}

/// Whether a word of the executable can come from this word of the object file.
/// The linker may only set bits of fields that are 0 in the object file.
static bool isWord(const AssemblyLine &Line, uint32_t Linked) {
  const uint32_t Word = support::endian::read32be(Line.Bytes.data());
  return (Linked & Word) == Word;
}

static Error addCounts(ArrayRef<CountedWord> Counted, AssemblyFunction &F) {
  std::map<uint64_t, AssemblyLine *> ByOffset;
  for (AssemblyLine &Line : F.Lines)
    if (Line.Bytes.size() == sizeof(uint32_t))
      ByOffset[Line.Offset] = &Line;
  for (const CountedWord &C : Counted) {
    const uint64_t Offset = C.Address - Counted.front().Address;
    auto It = ByOffset.find(Offset);
    if (It == ByOffset.end() || !isWord(*It->second, C.Word))
      return createStringError(
          formatv("it counts other code: compile both with the same options; "
                  "it has {0:x-8} at {1}+{2:x}",
                  C.Word, F.Symbol, Offset)
              .str());
    It->second->Executions = C.Executions;
  }
  return Error::success();
}

Error mincaml::explorer::addExecutionCounts(MemoryBufferRef Counts,
                                            Assembly &Code) {
  if (!Code.HasFields)
    return createStringError("only SPARC code can have counts");
  Expected<CountedFunctions> Counted = parse(Counts);
  if (!Counted)
    return Counted.takeError();
  bool IsKnown = false;
  for (AssemblyFunction &F : Code.Functions) {
    auto It = Counted->find(F.Symbol);
    if (It == Counted->end())
      continue;
    IsKnown = true;
    if (Error E = addCounts(It->second, F))
      return E;
  }
  if (!IsKnown)
    return createStringError("it counts no function of this program");
  Code.HasExecutions = true;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Fields of SPARC instructions
//===----------------------------------------------------------------------===//

namespace {

/// The field of an instruction word from bit High down to bit Low, with its
/// value as an unsigned number.
struct WordField {
  StringRef Name;
  unsigned High;
  unsigned Low;
  uint32_t Value;
};

class FieldList {
public:
  explicit FieldList(uint32_t Word) : Word(Word) {}

  uint32_t bits(unsigned High, unsigned Low) const {
    return uint32_t(Word << (31 - High)) >> (31 - High + Low);
  }
  /// Adds the next fields, given by their names and lowest bits.
  void add(std::initializer_list<std::pair<StringRef, unsigned>> Next) {
    for (auto [Name, Low] : Next) {
      Fields.push_back({Name, High, Low, bits(High, Low)});
      High = Low - 1;
    }
  }
  SmallVector<WordField, 8> take() { return std::move(Fields); }

private:
  uint32_t Word;
  unsigned High = 31;
  SmallVector<WordField, 8> Fields;
};

} // namespace

/// Adds the fields of format 2: SETHI and branches.
static void addFormat2(FieldList &List) {
  enum { BPcc = 1, Bicc = 2, BPr = 3, Sethi = 4, FBPfcc = 5, FBfcc = 6 };
  const uint32_t Op2 = List.bits(24, 22);
  switch (Op2) {
  case BPcc:
  case Bicc:
  case FBPfcc:
  case FBfcc:
    List.add({{"a", 29}, {"cond", 25}, {"op2", 22}});
    if (Op2 == Bicc || Op2 == FBfcc)
      return List.add({{"disp22", 0}});
    return List.add({{"cc", 20}, {"p", 19}, {"disp19", 0}});
  case BPr:
    return List.add({{"a", 29},
                     {"0", 28},
                     {"rcond", 25},
                     {"op2", 22},
                     {"d16hi", 20},
                     {"p", 19},
                     {"rs1", 14},
                     {"d16lo", 0}});
  case Sethi:
  default:
    return List.add(
        {{"rd", 25}, {"op2", 22}, {Op2 == Sethi ? "imm22" : "const22", 0}});
  }
}

/// Adds the fields of format 3: arithmetic (op = 2) and memory accesses
/// (op = 3).
static void addFormat3(FieldList &List, bool IsMemory) {
  enum { FPop1 = 0x34, FPop2 = 0x35, Ticc = 0x3a };
  const uint32_t Op3 = List.bits(24, 19);
  if (!IsMemory && Op3 == Ticc)
    List.add({{"0", 29}, {"cond", 25}});
  else
    List.add({{"rd", 25}});
  List.add({{"op3", 19}, {"rs1", 14}});
  if (!IsMemory && (Op3 == FPop1 || Op3 == FPop2))
    return List.add({{"opf", 5}, {"rs2", 0}});
  if (List.bits(13, 13))
    return List.add({{"i", 13}, {"simm13", 0}});
  List.add({{"i", 13}, {IsMemory ? "asi" : "0", 5}, {"rs2", 0}});
}

/// The fields of an instruction word, from the highest bit to the lowest,
/// according to the SPARC architecture manual, versions 8 (chapter 5) and 9
/// (chapter 6). They cover all bits.
static SmallVector<WordField, 8> sparcFields(uint32_t Word) {
  FieldList List(Word);
  const uint32_t Op = List.bits(31, 30);
  List.add({{"op", 30}});
  if (Op == 0)
    addFormat2(List);
  else if (Op == 1)
    List.add({{"disp30", 0}});
  else
    addFormat3(List, /*IsMemory=*/Op == 3);
  return List.take();
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

/// Writes the attribute `executions`.
static void writeExecutions(const Assembly &Code, json::OStream &J) {
  uint64_t Total = 0;
  std::map<int, uint64_t> ByOrigin;
  for (const AssemblyFunction &F : Code.Functions)
    for (const AssemblyLine &Line : F.Lines) {
      Total += Line.Executions;
      if (Line.Executions && Line.From.Expression >= 0)
        ByOrigin[Line.From.Expression] += Line.Executions;
    }
  J.attributeObject("executions", [&] {
    J.attribute("total", Total);
    J.attributeArray("origins", [&] {
      for (auto [Origin, Executions] : ByOrigin)
        writeTuple(J, Origin, Executions);
    });
  });
}

static void writeLine(const AssemblyLine &Line, const Assembly &Code,
                      json::OStream &J) {
  J.attribute("text", validUTF8(Line.Text));
  J.attribute("kind", Line.IsLabel ? "label" : "word");
  J.attribute("offset", Line.Offset);
  if (!Line.Bytes.empty())
    J.attribute("bytes", toHex(Line.Bytes, /*LowerCase=*/true));
  writeOrigin(Line.From, J);
  if (Line.IsSlot)
    J.attribute("slot", true);
  if (Line.Window >= 0)
    J.attribute("window", Line.Window);
  if (Code.HasExecutions && !Line.Bytes.empty())
    J.attribute("executions", Line.Executions);
  if (!Code.HasFields)
    return;
  if (Line.Rules.any())
    J.attributeArray("rules", [&] {
      for (size_t Rule = 0; Rule != Line.Rules.size(); ++Rule)
        if (Line.Rules.test(Rule))
          J.value(Rule);
    });
  if (Line.Bytes.size() == 4)
    J.attributeArray("fields", [&] {
      for (const WordField &F :
           sparcFields(support::endian::read32be(Line.Bytes.data())))
        writeTuple(J, F.Name, F.High, F.Low, F.Value);
    });
}

void mincaml::explorer::writeAssembly(const Assembly &Code, json::OStream &J,
                                      Parts *ToParts) {
  writeObjects("assembly", Code.Functions, J, [&](const AssemblyFunction &F) {
    J.attribute("function", F.Function);
    J.attribute("symbol", validUTF8(F.Symbol));
    writePart(
        ToParts, J,
        [&](json::OStream &To) {
          writeObjects("lines", F.Lines, To, [&](const AssemblyLine &Line) {
            writeLine(Line, Code, To);
          });
        },
        F.Lines.size());
  });
  if (Code.HasFields)
    writeObjects("rules", sparc::allRules(), J,
                 [&](const sparc::RuleInfo &Rule) {
                   J.attribute("id", Rule.ID);
                   J.attribute("title", Rule.Title);
                   J.attribute("source", Rule.Source);
                 });
  if (Code.HasExecutions)
    writeExecutions(Code, J);
}
