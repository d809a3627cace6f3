-- A sub-category that moves below another category takes its products along: no statement could move both at once.
-- compatible: it refuses nothing that was allowed
alter table products
  drop constraint products__sub_category,
  add constraint products__sub_category foreign key (sub_category_id, category_id)
    references sub_categories (id, category_id) on delete restrict on update cascade;
