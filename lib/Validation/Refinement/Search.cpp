//===- Search.cpp - Search for a counterexample ---------------------------===//

#include "Refinement/Refinement.h"
#include <chrono>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// The maximum number of instances of the choices of the first function.
static constexpr unsigned InstanceLimit = 12;

static double now() {
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Budget::Budget(unsigned Milliseconds, Limits Query)
    : End(now() + Milliseconds), Query(Query) {}

bool Budget::isSpent() const { return now() >= End; }

Limits Budget::next() {
  ++Queries;
  double Left = std::max(1.0, End - now());
  return {unsigned(std::min<double>(Query.Milliseconds, Left)),
          Query.Megabytes};
}

/// Splits `b!key!3` into `key` and 3.
static std::pair<std::string, unsigned> keyOf(Term Choice) {
  std::string Name = nameOf(Choice);
  // Z3 quotes names with special characters.
  StringRef Text = StringRef(Name).trim('|').drop_front(2);
  auto [Key, Count] = Text.rsplit('!');
  unsigned Number = 0;
  if (Count.getAsInteger(10, Number))
    Number = 0;
  return {Key.str(), Number};
}

namespace {

/// The search for a violation of one obligation.
struct Searcher {
  Z3_context C;
  Term Assumptions; ///< the assumptions that hold in every execution
  Term Violation;   ///< includes the precondition
  Budget &Time;
  std::vector<Term> Choices; ///< the occurring choices of the first function
  std::vector<Term> Instances;

  void instantiate(ArrayRef<Term> Values) {
    for (Term T : {Assumptions, Violation})
      Instances.push_back(simplified(substituted(T, Choices, Values)));
  }

  void addFirstInstances(const FunctionEncoding &Target,
                         const Obligation &Goal) {
    StringMap<std::vector<Term>> Theirs;
    for (Term T : Target.Choices)
      Theirs[keyOf(T).first].push_back(T);
    // The corresponding choice of the second function, or the last of its
    // choices with the same key.
    auto Matched = [&](Term Choice) -> Term {
      auto [Key, Number] = keyOf(Choice);
      auto Found = Theirs.find(Key);
      if (Found == Theirs.end())
        return {};
      for (Term T : Found->second)
        if (keyOf(T).second >= Number && width(T) == width(Choice))
          return T;
      Term Last = Found->second.back();
      return width(Last) == width(Choice) ? Last : Term();
    };
    std::vector<Term> Values;
    bool AllMatched = true;
    for (Term Choice : Choices) {
      Term Match = Matched(Choice);
      AllMatched &= bool(Match);
      Values.push_back(Match ? Match : bits(C, APInt::getZero(width(Choice))));
    }
    instantiate(Values);
    if (AllMatched)
      return;
    // Also try the values that the second function computes.
    for (Term Candidate : Goal.Candidates) {
      bool IsNew = false;
      std::vector<Term> Other = Values;
      for (auto [I, Choice] : enumerate(Choices))
        if (width(Choice) == width(Candidate) && Matched(Choice).isNone()) {
          Other[I] = Candidate;
          IsNew = true;
        }
      if (IsNew && Instances.size() < 2 * InstanceLimit)
        instantiate(Other);
    }
  }

  /// Searches for choices of the first function that avoid the violation for
  /// the inputs of a model.
  Satisfaction avoid(const Model &M) {
    std::vector<Term> Formulas{Assumptions, !Violation};
    auto IsChoice = [&](Term V) {
      return any_of(Choices, [&](Term Choice) { return isSame(Choice, V); });
    };
    std::vector<Term> Inputs = variablesIn({Assumptions, Violation});
    for (Term T : applicationsIn({Assumptions, Violation}))
      if (none_of(variablesIn(T), IsChoice))
        Inputs.push_back(T);
    for (Term V : Inputs) {
      if (IsChoice(V))
        continue;
      Formulas.push_back(width(V) ? eq(V, bits(C, M.valueOf(V)))
                                  : eq(V, boolean(C, M.holds(V))));
    }
    return isSatisfiable(C, Formulas, Time.next());
  }

  Satisfaction run() {
    for (unsigned I = 0; I < InstanceLimit; ++I) {
      if (any_of(Instances, isFalse))
        return {Answer::No, nullptr, ""};
      if (Time.isSpent())
        return {Answer::Unknown, nullptr, "time limit"};
      Satisfaction Found = isSatisfiable(C, Instances, Time.next());
      if (Found.Result != Answer::Yes || Choices.empty())
        return Found;
      Satisfaction Avoided = avoid(*Found.Example);
      if (Avoided.Result == Answer::No)
        return Found;
      if (Avoided.Result == Answer::Unknown)
        return Avoided;
      std::vector<Term> Values;
      for (Term Choice : Choices)
        Values.push_back(bits(C, Avoided.Example->valueOf(Choice)));
      instantiate(Values);
    }
    return {Answer::Unknown, nullptr, "too many choices of the first function"};
  }
};

} // namespace

Satisfaction validation::search(const FunctionEncoding &Source,
                                const FunctionEncoding &Target,
                                const Obligation &Goal,
                                ArrayRef<Term> Precondition, Budget &Time) {
  EncodingContext &EC = Source.EC;
  Z3_context C = EC.C;
  Term Violation = Goal.Violation;
  for (Term T : Precondition)
    Violation = Violation && T;
  Term Assumptions = boolean(C, true);
  for (Term T : EC.Assumptions)
    Assumptions = Assumptions && T;
  Searcher S{C, Assumptions, Violation, Time, {}, {}};
  std::set<unsigned> Occurring;
  for (Term V : variablesIn({Assumptions, Violation}))
    Occurring.insert(V.id());
  for (Term T : Source.Choices)
    if (Occurring.count(T.id()))
      S.Choices.push_back(T);
  if (S.Choices.empty())
    S.Instances = {simplified(Assumptions), simplified(Violation)};
  else
    S.addFirstInstances(Target, Goal);
  return S.run();
}
