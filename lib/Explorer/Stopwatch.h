//===- Stopwatch.h - A stopwatch that can be paused -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_STOPWATCH_H
#define MINCAML_LIB_EXPLORER_STOPWATCH_H

#include <chrono>

namespace mincaml::explorer {

/// Measures time, except while it is paused. Passes are timed without the time
/// that recording takes.
class Stopwatch {
public:
  using Clock = std::chrono::steady_clock;

  /// Pauses the stopwatch while this object exists.
  class Pause {
  public:
    explicit Pause(Stopwatch &Watch) : Watch(Watch), Begin(Clock::now()) {}
    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;
    ~Pause() { Watch.Paused += Clock::now() - Begin; }
    /// The time at which the pause began.
    Clock::duration time() const {
      return Begin.time_since_epoch() - Watch.Paused;
    }

  private:
    Stopwatch &Watch;
    Clock::time_point Begin;
  };

  Clock::duration time() const {
    return Clock::now().time_since_epoch() - Paused;
  }

private:
  Clock::duration Paused{};
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_STOPWATCH_H
