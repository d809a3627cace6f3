import { Toast } from 'shared-kernel/ui/toast';
import { LaterOfflineBar } from '../offline/later-offline-bar';
import { ProgressBar } from './progress-bar';
import { useToast } from './use-toast';

/** What the shop tells while it works: toasts, the progress bar, and that there is no connection. On every page, in both layouts. */
export function Signals() {
  const { toast, hide, hold } = useToast();
  return (
    <>
      <ProgressBar />
      <LaterOfflineBar />
      <Toast toast={toast} onHide={hide} onHold={hold} />
    </>
  );
}
