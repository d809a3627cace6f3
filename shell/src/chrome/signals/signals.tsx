import { Toast } from 'shared-kernel/ui/toast';
import { ProgressBar } from './progress-bar';
import { useToast } from './use-toast';

/** What the shop tells while it works: toasts and the progress bar. On every page, in both layouts. */
export function Signals() {
  const { toast, hide, hold } = useToast();
  return (
    <>
      <ProgressBar />
      <Toast toast={toast} onHide={hide} onHold={hold} />
    </>
  );
}
