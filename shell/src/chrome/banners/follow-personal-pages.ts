import { on } from 'shared-kernel/platform/bus';
import { liveRoute } from 'shared-kernel/platform/routes';
import { parsePageAddress } from 'shared-kernel/rules/page-address';
import { PERSONAL_MARK } from '../../boot';

/** Sets the server's mark anew with each page that the visitor goes to within the document (S046, issue 13). Returns how to stop. */
export function followPersonalPages(): () => void {
  return on('navigation:ended', () => {
    const personal = liveRoute(parsePageAddress(location).path)?.route.personal === true;
    document.documentElement.toggleAttribute(PERSONAL_MARK, personal);
  });
}
