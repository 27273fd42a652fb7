//===- InstructionTable.cpp - SPARC instructions and registers ------------===//

#include "Machine/InstructionTable.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The subtarget feature that instructions with these names require. In a name,
/// `*` matches any text and `?` matches any character.
///
/// LLVM also has this table (computeRequiredFeatures in SparcGenInstrInfo.inc),
/// but exports no function that reads it: its verification of predicates is
/// compiled only into builds with assertions.
/// The first matching row applies.
static constexpr struct {
  StringLiteral Feature, Names;
} Features[] = {
    {"+hard-quad-float",
     "FADDQ FSUBQ FMULQ FDIVQ FSQRTQ FDMULQ FITOQ FSTOQ FDTOQ FQTOI FQTOS "
     "FQTOD FCMPQ FCMPQ_V9 V9FCMPQ V9FCMPEQ"},
    {"+v9", "FMOVQ FNEGQ FABSQ FXTOQ FQTOX LDQF* STQF*"},
    {"+v9",
     "BP* FBCOND*_V9 FCMP?_V9 V9* MOVICC* MOVXCC* MOVFCC* MOVR* FMOV?_* FMOVR* "
     "FMOVD FNEGD FABSD LDX* STX* LDSW* MULX* SDIVX* UDIVX* SLLX* SRLX* SRAX* "
     "POPC* FXTOS FXTOD FSTOX FDTOX MEMBAR* PREFETCH* FLUSHW SAVED RESTORED "
     "DONE RETRY RDPR WRPR* SIR TXCC* CASX* TLS_LDX* GDOP_LDX*"},
    {"+vis",
     "FZERO* FONE* FSRC* FNOT* FAND* FOR FORS FORNOT* FNOR* FNAND* FXOR* "
     "FXNOR* FPADD16* FPADD32* FPSUB16* FPSUB32* FMUL8* FMULD8* FPACK* "
     "FEXPAND FPMERGE FALIGNADATA ALIGNADDR* EDGE8 EDGE16 EDGE32 EDGE8L "
     "EDGE16L EDGE32L FCMPGT16 FCMPGT32 FCMPLE16 FCMPLE32 FCMPEQ16 FCMPEQ32 "
     "FCMPNE16 FCMPNE32 PDIST ARRAY* SHUTDOWN"},
    {"+vis2", "BMASK BSHUFFLE EDGE*N SIAM"},
    {"+vis3",
     "ADDXC* CMASK* FCHKSM16 FHADD* FHSUB* FLCMP* FMEAN16 FNADD* FNHADD* "
     "FNMULS FNMULD FNSMULD FPADD64 FSLL16 FSLL32 FSRL16 FSRL32 FSLAS* FSRA16 "
     "FSRA32 LZCNT MOVDTOX MOVSTO* MOVWTOS MOVXTOD PDISTN UMULXHI XMULX*"},
    {"+ua2005", "ALLCLEAN INVALW NORMALW OTHERW"},
    {"+ua2007", "FMADD* FMSUB* FNMADD* FNMSUB*"},
    {"+osa2011", "CWBCOND* CXBCOND* FPMADDX*"},
    {"+crypto",
     "AES_* CAMELLIA_* CRC32C DES_* MD5 SHA1 SHA256 SHA512 MONTMUL MONTSQR "
     "MPMUL"},
    {"+hasumacsmac", "UMAC* SMAC*"},
    {"+leonpwrpsr", "PWRPSR*"},
    // V7 does not have these instructions.
    {"-soft-mul-div", "SMUL* UMUL* SDIV* UDIV*"},
    {"-no-fsmuld", "FSMULD"},
};

static bool matches(StringRef Name, StringRef Pattern) {
  size_t Length = Pattern.find('*');
  if (Length != StringRef::npos) {
    StringRef Tail = Pattern.substr(Length + 1);
    Pattern = Pattern.take_front(Length);
    if (!Name.ends_with(Tail) || Name.size() < Length + Tail.size())
      return false;
    Name = Name.take_front(Length);
  }
  return Name.size() == Pattern.size() &&
         all_of(zip_equal(Name, Pattern), [](auto Pair) {
           auto [A, B] = Pair;
           return A == B || B == '?';
         });
}

/// Returns the required feature in the form that MCSubtargetInfo::checkFeatures
/// takes; empty if none is required.
static StringRef requiredFeature(StringRef Name) {
  for (const auto &Row : Features)
    for (StringRef Rest = Row.Names; !Rest.empty();) {
      StringRef Pattern;
      std::tie(Pattern, Rest) = Rest.split(' ');
      if (matches(Name, Pattern))
        return Row.Feature;
    }
  return "";
}

static Operation operationOf(StringRef Name, const MCInstrDesc &Desc) {
  // The suffix is "rr" for two registers, "ri" for one and an immediate.
  StringRef Stem = Name;
  if (Stem.consume_back("rr") || Stem.consume_back("ri")) {
    Operation Op =
        StringSwitch<Operation>(Stem)
            .Cases({"ADD", "TLS_ADD"}, Operation::Add)
            .Case("SUB", Operation::Subtract)
            .Case("OR", Operation::Or)
            .Case("XOR", Operation::Xor)
            .Case("AND", Operation::And)
            .Cases({"SLL", "SLLX"}, Operation::ShiftLeft)
            .Case("SAVE", Operation::Save)
            .Case("RESTORE", Operation::Restore)
            .Case("WRASR", Operation::WriteState)
            .Case("TAIL_CALL", Operation::TailJump)
            .Cases({"BIND", "JMPL"}, Operation::IndirectBranch)
            .Cases({"WRPSR", "WRWIM", "WRTBR", "WRPR"}, Operation::WriteState)
            .Default(Operation::Other);
    if (Op != Operation::Other)
      return Op;
  }
  if (Name == "SETHIi")
    return Operation::SetHigh;
  if (Name == "GETPCX")
    return Operation::ReadPC;
  if (Name == "RDASR")
    return Operation::ReadState;
  if (Name == "TAIL_CALL")
    return Operation::TailCall;
  if (Desc.isReturn())
    return Operation::Return;
  if (Desc.isCall())
    return Operation::Call;
  return Desc.isBranch() ? Operation::Branch : Operation::Other;
}

/// Describes a memory access. Leaves the description of other instructions
/// unchanged.
static void classifyAccess(StringRef Name, const MCInstrDesc &Desc,
                           InstructionInfo &I) {
  (void)(Name.consume_front("GDOP_") || Name.consume_front("TLS_"));
  I.Loads = Name.starts_with("LD") || Name.starts_with("SWAP") ||
            Name.starts_with("CAS");
  I.Stores = (Name.starts_with("ST") && Name != "STBAR") ||
             Name.starts_with("LDSTUB") || Name.starts_with("SWAP") ||
             Name.starts_with("CAS");
  if (!I.Loads && !I.Stores)
    return;
  I.HasOffset = !Name.starts_with("CAS");
  if (!Name.consume_back("rr"))
    Name.consume_back("ri");
  // Accesses to alternate address spaces have this suffix.
  if (Name.size() > 2)
    Name.consume_back("A");
  I.AccessSize =
      StringSwitch<uint8_t>(Name)
          .Cases({"LDSB", "LDUB", "STB", "LDSTUB"}, 1)
          .Cases({"LDSH", "LDUH", "STH"}, 2)
          .Cases({"LDD", "STD", "LDDF", "STDF", "LDX", "STX"}, 8)
          .Cases({"CASX", "LDXFSR", "STXFSR", "LDDC", "STDC", "STDFQ", "STDCQ"},
                 8)
          .Cases({"LDQF", "STQF"}, 16)
          .Default(4);
  I.AddressOperand = Desc.getNumDefs();
}

static uint8_t branchBits(StringRef Name) {
  if (Name.starts_with("CWB") || Name.starts_with("CXB"))
    return 10;
  if (Name.starts_with("BPR"))
    return 16;
  if (Name.starts_with("BP") || Name.ends_with("_V9"))
    return 19;
  return 22;
}

static ImmediateField immediateOf(StringRef Name) {
  return StringSwitch<ImmediateField>(Name)
      .Cases({"SLLri", "SRLri", "SRAri"}, {5, false})
      .Cases({"SLLXri", "SRLXri", "SRAXri"}, {6, false})
      .Cases({"SETHIi", "UNIMP"}, {22, false})
      .Cases({"MOVICCri", "MOVXCCri", "MOVFCCri", "V9MOVFCCri"}, {11, true})
      .Case("MOVRri", {10, true})
      .Cases({"CWBCONDri", "CXBCONDri"}, {5, true})
      .Cases({"TICCri", "TXCCri", "TRAPri", "MEMBARi"}, {7, false})
      .Cases({"RET", "RETL"}, {13, true})
      .Case("CASAri", {0, true})
      .EndsWith("ri", {13, true})
      .Default({0, true});
}

InstructionInfo InstructionTable::classify(unsigned Opcode) const {
  StringRef Name = name(Opcode);
  const MCInstrDesc &Desc = TII.get(Opcode);
  InstructionInfo I;
  I.IsClassified = true;
  // Names of LLVM's generic instructions may match as well, so skip them.
  if (Opcode <= TargetOpcode::GENERIC_OP_END)
    return I;
  I.TheOperation = operationOf(Name, Desc);
  classifyAccess(Name, Desc, I);
  if (I.TheOperation == Operation::Branch) {
    I.BranchBits = branchBits(Name);
    StringRef Stem = Name;
    (void)(Stem.consume_back("_V9") || Stem.consume_back("NT"));
    I.Annuls = Stem.ends_with("A") && Stem != "BA";
    I.BranchesOnFloat = Name.starts_with("FB") || Name.starts_with("BPFCC");
  }
  I.ComparesFloats = Name.starts_with("FCMP") || Name.starts_with("V9FCMP");
  I.Immediate = immediateOf(Name);
  StringRef Feature = requiredFeature(Name);
  if (!Feature.empty() && !Subtarget.checkFeatures(Feature))
    I.MissingFeature = Feature;
  return I;
}

/// Returns the properties of a register, which may also be a pair such as G0_G1
/// or a floating-point register of any width.
static RegisterInfo registerInfo(StringRef Name) {
  auto [First, Second] = Name.split('_');
  std::optional<unsigned> Number = registerNumber(First);
  if (Number && *Number < reg::NumIntegers)
    return {RegisterFile::Integer, uint8_t(*Number),
            uint8_t(Second.empty() ? 1 : 2)};
  if (Number && *Number >= reg::ICC)
    return {RegisterFile::State, uint8_t(*Number), 1};
  unsigned Count = StringSwitch<unsigned>(Name.take_front())
                       .Case("F", 1)
                       .Case("D", 2)
                       .Case("Q", 4)
                       .Default(0);
  unsigned Index;
  if (!Count || Name.drop_front().getAsInteger(10, Index))
    return {};
  return {RegisterFile::Float, uint8_t(Index * Count), uint8_t(Count)};
}

InstructionTable::InstructionTable(const TargetSubtargetInfo &Subtarget)
    : Subtarget(Subtarget), TII(*Subtarget.getInstrInfo()),
      TRI(*Subtarget.getRegisterInfo()),
      Is64Bit(Subtarget.getTargetTriple().isSPARC64()),
      IsV9(Subtarget.checkFeatures("+v9")), Nop(findOpcode(TII, "NOP")),
      Unimp(findOpcode(TII, "UNIMP")), Instructions(TII.getNumOpcodes()),
      Registers(TRI.getNumRegs()) {
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    Registers[R] = registerInfo(TRI.getName(R));
    if (std::optional<unsigned> Number = registerNumber(TRI.getName(R)))
      Numbered[*Number] = R;
  }
}

bool InstructionTable::isEffective(const MachineInstr &MI,
                                   const MachineOperand &MO) const {
  if (!MO.isReg() || !MO.isImplicit() || MI.isMetaInstruction() ||
      MI.isInlineAsm() || MI.isCall() || MI.isReturn())
    return true;
  const MCInstrDesc &Description = MI.getDesc();
  return MO.isDef() ? Description.hasImplicitDefOfPhysReg(MO.getReg(), &TRI)
                    : Description.hasImplicitUseOfPhysReg(MO.getReg());
}

bool mincaml::sparc::isEmitted(const MachineInstr &MI) {
  return !MI.isMetaInstruction() && !MI.isInlineAsm() && !MI.isBundle();
}
