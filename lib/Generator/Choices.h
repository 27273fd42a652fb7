//===- Choices.h - Weighted choice of a construct ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_CHOICES_H
#define MINCAML_LIB_GENERATOR_CHOICES_H

#include "ProgramState.h"
#include <functional>

namespace mincaml::generator {

template <typename Signature> class Choices;

/// The constructs of a group of Constructs.def. A method returns false or null
/// if it cannot make its construct here.
template <typename Result, typename... Arguments>
class Choices<Result(Arguments...)> {
public:
  using Method = std::function<Result(Arguments...)>;

  void add(unsigned Weight, Construct C, Method M) {
    Weights.push_back(Weight);
    Constructs.push_back(C);
    Methods.push_back(std::move(M));
  }

  /// Chooses a construct and tries to make it.
  Result make(ProgramState &State, Arguments... As) const {
    size_t I = State.R.weighted(Weights);
    Result Made = Methods[I](As...);
    if (Made)
      State.Used.set(unsigned(Constructs[I]));
    return Made;
  }

  /// Tries to make this construct. Returns null if it is not one of the choices
  /// or has weight 0.
  Result make(ProgramState &State, Construct C, Arguments... As) const {
    for (size_t I = 0; I < Constructs.size(); ++I)
      if (Constructs[I] == C && Weights[I]) {
        Result Made = Methods[I](As...);
        if (Made)
          State.Used.set(unsigned(C));
        return Made;
      }
    return {};
  }

private:
  std::vector<unsigned> Weights;
  std::vector<Construct> Constructs;
  std::vector<Method> Methods;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_CHOICES_H
