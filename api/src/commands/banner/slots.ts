import { BannerType } from 'shared-kernel/contract/enums';

/** Names of the banner slots by number (D14). */
export const SLOTS: Readonly<Record<number, string>> = {
  [BannerType.besideBrands]: 'home, beside the brands',
  [BannerType.belowFlashSaleStart]: 'home, below the flash sale, first',
  [BannerType.belowFlashSaleMiddle]: 'home, below the flash sale, second',
  [BannerType.belowFlashSaleEnd]: 'home, below the flash sale, third',
  [BannerType.aboveProducts]: 'home, above the products',
  [BannerType.belowProducts]: 'home, below the products',
  [BannerType.reviews]: 'beside reviews',
  [BannerType.top]: 'above the header',
  [BannerType.popup]: 'popup',
};
