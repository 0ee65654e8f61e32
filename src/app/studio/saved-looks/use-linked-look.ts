import { navigate } from '#app/kit/router/router.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { toast } from '#app/kit/toast/toasts.ts';
import { countLinkedLook } from './count-linked-look.ts';
import { readLinkedLook, type LinkedLook } from './linked-look.ts';

/**
 * Reads the look that a link names and puts it on; another person's look keeps the wearer's foundation. If
 * it cannot be read, a toast says so and `onMissing` is called. The look is null until it is worn.
 */
export function useLinkedLook(
  id: string,
  onMissing: () => void,
): [look: LinkedLook | null, setLook: (look: LinkedLook) => void] {
  const studio = useStudio();
  const [look, setLook] = useState<LinkedLook | null>(null);

  // The person goes on to change the look: the address must not keep naming the original.
  const leaveAddress = (): void => {
    void navigate({
      to: '.',
      search: ({ look: _worn, ...rest }) => rest,
      hash: true,
      replace: true,
    });
  };
  const wear = useEffectEvent((read: LinkedLook) => {
    if (read.isOwn) studio.look.wear(read.look);
    else studio.look.wearOnOwnSkin(read.look);
    countLinkedLook(studio.store, read);
    setLook(read);
    leaveAddress();
  });
  const giveUp = useEffectEvent((problem: unknown) => {
    const isMissing =
      problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
    toast(isMissing ? 'linkedLookNotFound' : 'linkedLookUnreachable');
    if (isMissing) leaveAddress();
    onMissing();
  });
  useEffect(() => {
    const reading = new AbortController();
    readLinkedLook(id, reading.signal).then(wear, (problem: unknown) => {
      if (!reading.signal.aborted) giveUp(problem);
    });
    return () => {
      reading.abort();
    };
  }, [id]);
  return [look, setLook];
}
