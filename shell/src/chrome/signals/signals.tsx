import { Toast } from 'shared-kernel/ui/toast';
import { LaterOfflineBar } from '../offline/later-offline-bar';
import { ProgressBar } from './progress-bar';
import { useToast } from './use-toast';

/** The shop's messages to the visitor: toasts, the progress bar, and the offline bar. On every page, in both layouts. */
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
