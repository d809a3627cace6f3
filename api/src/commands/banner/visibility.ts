import { z } from 'zod';
import { setBannerVisibility } from '../../modules/site/write-banner';
import { command, Refusal } from '../command';
import { id } from '../values';

/** Hides a banner from shoppers. */
export const bannerHide = visibility('hide', false, 'hides a banner; its picture stays');
/** Publishes a hidden banner again. */
export const bannerPublish = visibility('publish', true, 'shows a banner again that was hidden');

function visibility(verb: string, visible: boolean, about: string) {
  return command({
    verb,
    about,
    arguments: { '<banner>': "id, as 'banner list' shows it" },
    examples: [`banner ${verb} 3`],
    input: z.object({ banner: id() }),
    async run({ banner }, { db }) {
      if (!(await setBannerVisibility(db, banner, visible))) {
        throw new Refusal([`There is no banner ${banner}; see 'banner list'.`]);
      }
      const state = visible ? 'public' : 'hidden';
      return {
        messages: [`The banner ${banner} is ${state}. Pages follow within a second.`],
        data: { id: banner, state },
      };
    },
  });
}
