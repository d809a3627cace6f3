-- A shop of before orders were records, as a dump has it (migrations up to 0029): two stores, a product with a variant, orders at every step.
begin;
insert into settings (email, site_url, header_logo, footer_logo, primary_color, primary_hover_color, time_zone)
  values ('hello@old.test', 'https://old.test', 'logo.webp', 'logo.webp', '#6d28d9', '#5b21b6', 'Asia/Kabul');
insert into settings_texts (language, site_name, copyright_text) values ('en', 'Old Souk', 'c'), ('ar', 'السوق القديم', 'c');
insert into categories (id, slug, image) values (1, 'lamps', 'a.webp');
insert into category_texts (category_id, language, title) values (1, 'en', 'Lamps');
insert into stores (id, slug, image) values (1, 'atlas', 'a.webp'), (2, 'bazaar', 'b.webp');
insert into store_texts (store_id, language, name) values (1, 'en', 'Atlas'), (1, 'ar', 'أطلس'), (2, 'en', 'Bazaar');
insert into tax_rules (id, title, type, price) values (1, 'VAT 19', 2, 19);
insert into attributes (id) values (1);
insert into attribute_texts (attribute_id, language, title) values (1, 'en', 'Size'), (1, 'ar', 'المقاس');
insert into attribute_values (id, attribute_id) values (1, 1);
insert into attribute_value_texts (attribute_value_id, language, title) values (1, 'en', 'Large'), (1, 'ar', 'كبير');
insert into products (id, slug, category_id, store_id, tax_rule_id, image, selling)
  values (1, 'lamp', 1, 1, 1, 'lamp.webp', 10), (2, 'rug', 1, 2, null, 'rug.webp', 80);
insert into product_texts (product_id, language, title) values (1, 'en', 'Lamp'), (1, 'ar', 'مصباح'), (2, 'en', 'Rug');
insert into inventory (id, product_id, quantity, sku) values (1, 1, 5, 'LAMP-L'), (2, 2, 5, null);
insert into inventory_attributes (inventory_id, attribute_value_id) values (1, 1);
insert into vouchers (id, code, type, price, start_time, end_time) values (1, 'OLD2', 1, 2, '2026-01-01Z', '2027-01-01Z');
insert into voucher_texts (voucher_id, language, title) values (1, 'en', 'Two off');
insert into shoppers (id, guest_token_hash) values (1, '\x01');
insert into orders (id, shopper_id, tracking_code, status, order_method, payment_done, cancelled, currency, subtotal, bundle_offer, shipping_price,
    tax, voucher_price, total_amount, voucher_id, language, created_at, updated_at) values
  -- waits for its money; paid and under way; delivered, and paid at the door; cancelled; in a currency that the shop has no more
  (1, 1, '00000-00000-00001', 1, 3, 0, 0, 'USD', 20, 0, 5, 3.8, 2, 26.8, 1, 'en', '2026-02-01T22:00Z', '2026-02-01T22:00Z'),
  (2, 1, '00000-00000-00002', 4, 3, 1, 0, 'USD', 100, 0, 10, 3.8, 0, 113.8, null, 'ar', '2026-02-02Z', '2026-02-09Z'),
  (3, 1, '00000-00000-00003', 5, 2, 1, 0, 'USD', 80, 0, 5, 0, 0, 85, null, 'en', '2025-12-30Z', '2025-12-31T20:00Z'),
  (4, 1, '00000-00000-00004', 1, 2, 0, 1, 'USD', 80, 0, 5, 0, 0, 85, null, 'en', '2026-02-03Z', '2026-02-04Z'),
  (5, 1, '00000-00000-00005', 2, 3, 1, 0, 'GBP', 80, 0, 5, 0, 0, 85, null, 'en', '2025-01-03Z', '2025-01-04Z');
insert into order_addresses (order_id, name, email, phone, country, state, city, zip, address_1)
  select id, 'Amina Rahimi', 'amina@old.test', '+93700000000', 'AF', 'BDS', 'Faizabad', '3401', '1 River Road' from orders;
insert into ordered_products (order_id, product_id, inventory_id, store_id, quantity, selling, tax_price, shipping_price, shipping_type, shipping_place)
  select o, p, p, p, q, s, t, 5, 1, '{"id": 1, "country": "ALL", "state": "ALL", "price": 5, "day_needed": 3, "pickup_point": 2, "pickup_price": 0}'
  from (values (1, 1, 2, 10, 1.9), (2, 1, 2, 10, 1.9), (2, 2, 1, 80, 0), (3, 2, 1, 80, 0), (4, 2, 1, 80, 0), (5, 2, 1, 80, 0)) v (o, p, q, s, t);
insert into order_status_history (order_id, status, at)
  select placed.id, step, placed.created_at + step * interval '1 hour' from orders placed, generate_series(1, placed.status) step;
insert into cancellations (order_id, title, message) values (4, 'No', 'Sorry');
commit;
