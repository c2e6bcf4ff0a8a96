// Made from the API description by Ajv. Changes made here are lost: change the description.
const formats = {
  date: (text) => {
    const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : [0, 0, 0];
    const moment = new Date(Date.UTC(year, month - 1, day));
    return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  },
};
const ucs2length = (text) => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};
"use strict";
export const answer_TaxRateResult = validate53;
const schema20 = {"type":"object","required":["rate","country","status"],"properties":{"name":{"type":["string","null"]},"rate":{"$ref":"#/$defs/Percent"},"taxable_part":{"$ref":"#/$defs/Percent"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"city":{"type":["string","null"]},"tax_code":{"$ref":"#/$defs/TaxCodeId"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"subtotal":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"status":{"type":"string","enum":["taxable","non_taxable","not_registered","reverse_charge"]},"notes":{"type":["string","null"]},"notice":{"type":["string","null"]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"additional_tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"currency":{"$ref":"#/$defs/Currency"},"product_type":{"$ref":"#/$defs/ProductType"},"import":{"type":"boolean"}}};
const schema21 = {"type":"number","minimum":0};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"string","pattern":"^[A-Z]{2}$"};
const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"number"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err0);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"string","enum":["good","service"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "good") || (data === "service"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.country === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema20.properties.name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate54(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.taxable_part !== undefined){
if(!(validate54(data.taxable_part, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema20.properties.region.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.county !== undefined){
let data5 = data.county;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema20.properties.county.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.city !== undefined){
let data6 = data.city;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema20.properties.city.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_code !== undefined){
if(!(validate59(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.tax_behavior !== undefined){
let data8 = data.tax_behavior;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data8 === "inclusive") || (data8 === "exclusive"))){
const err8 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema20.properties.tax_behavior.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tax_amount !== undefined){
let data9 = data.tax_amount;
const _errs16 = errors;
let valid1 = false;
const _errs17 = errors;
if(!(validate61(data9, {instancePath:instancePath+"/tax_amount",parentData:data,parentDataProperty:"tax_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
const _errs18 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal !== undefined){
let data10 = data.subtotal;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(!(validate61(data10, {instancePath:instancePath+"/subtotal",parentData:data,parentDataProperty:"subtotal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
const _errs23 = errors;
if(data10 !== null){
const err11 = {instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid1 = _errs23 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err12 = {instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount !== undefined){
let data11 = data.total_amount;
const _errs26 = errors;
let valid3 = false;
const _errs27 = errors;
if(!(validate61(data11, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
const _errs28 = errors;
if(data11 !== null){
const err13 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid2 = _errs28 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err14 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data12 = data.status;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((((data12 === "taxable") || (data12 === "non_taxable")) || (data12 === "not_registered")) || (data12 === "reverse_charge"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema20.properties.status.enum}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.notes !== undefined){
let data13 = data.notes;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema20.properties.notes.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.notice !== undefined){
let data14 = data.notice;
if((typeof data14 !== "string") && (data14 !== null)){
const err18 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: schema20.properties.notice.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.additional_name !== undefined){
let data15 = data.additional_name;
if((typeof data15 !== "string") && (data15 !== null)){
const err19 = {instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema20.properties.additional_name.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.additional_rate !== undefined){
let data16 = data.additional_rate;
const _errs39 = errors;
let valid4 = false;
const _errs40 = errors;
if(!(validate54(data16, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid3 = _errs40 === errors;
valid4 = valid4 || _valid3;
const _errs41 = errors;
if(data16 !== null){
const err20 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err20);
errors++;
}
var _valid3 = _errs41 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err21 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_taxable_part !== undefined){
let data17 = data.additional_taxable_part;
const _errs44 = errors;
let valid5 = false;
const _errs45 = errors;
if(!(validate54(data17, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid4 = _errs45 === errors;
valid5 = valid5 || _valid4;
const _errs46 = errors;
if(data17 !== null){
const err22 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err22);
errors++;
}
var _valid4 = _errs46 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err23 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_tax_amount !== undefined){
let data18 = data.additional_tax_amount;
const _errs49 = errors;
let valid6 = false;
const _errs50 = errors;
if(!(validate61(data18, {instancePath:instancePath+"/additional_tax_amount",parentData:data,parentDataProperty:"additional_tax_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid5 = _errs50 === errors;
valid6 = valid6 || _valid5;
const _errs51 = errors;
if(data18 !== null){
const err24 = {instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err24);
errors++;
}
var _valid5 = _errs51 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const err25 = {instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
if(!(validate68(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.product_type !== undefined){
if(!(validate70(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.import !== undefined){
if(typeof data.import !== "boolean"){
const err26 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"name":true,"rate":true,"taxable_part":true,"country":true,"region":true,"county":true,"city":true,"tax_code":true,"tax_behavior":true,"tax_amount":true,"subtotal":true,"total_amount":true,"status":true,"notes":true,"notice":true,"additional_name":true,"additional_rate":true,"additional_taxable_part":true,"additional_tax_amount":true,"currency":true,"product_type":true,"import":true},"dynamicProps":false,"dynamicItems":false};

export const answer_X_RateLimit_Limit = validate72;
const schema27 = {"type":"integer","minimum":1};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_X_RateLimit_Remaining = validate73;
const schema28 = {"type":"integer","minimum":0};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err1);
errors++;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_X_RateLimit_Reset = validate74;
const schema29 = {"type":"integer"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const request_calculateTaxRate_query = validate76;
const schema31 = {"type":"object","properties":{"from_country":{"$ref":"#/$defs/CountryCode.closed"},"from_postal_code":{"type":"string"},"to_country":{"$ref":"#/$defs/CountryCode.closed"},"to_postal_code":{"type":"string"},"to_city":{"type":"string"},"to_street":{"type":"string"},"tax_id":{"type":"string"},"tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"date":{"$ref":"#/$defs/Date.closed"},"amount":{"$ref":"#/$defs/Decimal.closed"},"currency":{"$ref":"#/$defs/Currency.closed"}},"required":["to_country"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const schema32 = {"type":"string","pattern":"^[A-Z]{2}$"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","enum":["good","service"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "good") || (data === "service"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"string","format":"date"};
const formats0 = formats.date;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"number"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err0);
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to_country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_country"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.from_country !== undefined){
if(!(validate77(data.from_country, {instancePath:instancePath+"/from_country",parentData:data,parentDataProperty:"from_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.from_postal_code !== undefined){
if(typeof data.from_postal_code !== "string"){
const err2 = {instancePath:instancePath+"/from_postal_code",schemaPath:"#/properties/from_postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.to_country !== undefined){
if(!(validate77(data.to_country, {instancePath:instancePath+"/to_country",parentData:data,parentDataProperty:"to_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.to_postal_code !== undefined){
if(typeof data.to_postal_code !== "string"){
const err3 = {instancePath:instancePath+"/to_postal_code",schemaPath:"#/properties/to_postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.to_city !== undefined){
if(typeof data.to_city !== "string"){
const err4 = {instancePath:instancePath+"/to_city",schemaPath:"#/properties/to_city/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.to_street !== undefined){
if(typeof data.to_street !== "string"){
const err5 = {instancePath:instancePath+"/to_street",schemaPath:"#/properties/to_street/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tax_id !== undefined){
if(typeof data.tax_id !== "string"){
const err6 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_code !== undefined){
if(!(validate80(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.tax_behavior !== undefined){
let data8 = data.tax_behavior;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data8 === "inclusive") || (data8 === "exclusive"))){
const err8 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema31.properties.tax_behavior.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.product_type !== undefined){
if(!(validate82(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate84(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate86(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate88(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTransaction_body = validate90;
const schema38 = {"$ref":"#/$defs/Transaction","unevaluatedProperties":false};
const schema39 = {"type":"object","required":["items","payment"],"properties":{"type":{"type":"string","enum":["sale","refund"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/TransactionItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/ContactInput.closed"},{"type":"null"}]},"date":{"$ref":"#/$defs/Date.closed"},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress.closed"},{"type":"null"}]},"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]},"payment":{"$ref":"#/$defs/TransactionPayment.closed"},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString.closed"},{"type":"null"}]}}};
const schema40 = {"type":"object","maxProperties":20,"propertyNames":{"type":"string","minLength":1,"maxLength":40},"additionalProperties":{"type":"string","maxLength":500}};
const func2 = ucs2length;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 40){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
(vErrors ??= []).push(err1);
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
(vErrors ??= []).push(err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"$ref":"#/$defs/TransactionItem","unevaluatedProperties":false};
const schema42 = {"type":"object","required":["amount"],"properties":{"amount":{"$ref":"#/$defs/Decimal.closed"},"product_code":{"type":["string","null"]},"description":{"type":["string","null"]},"quantity":{"type":"integer"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax":{"anyOf":[{"$ref":"#/$defs/TransactionTax.closed"},{"type":"null"}]}}};
const schema43 = {"type":"number","minimum":0};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","required":["country"],"properties":{"rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"country":{"$ref":"#/$defs/CountryCode.closed"},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"name":{"type":["string","null"]},"region":{"type":["string","null"]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"import":{"type":["boolean","null"]}},"additionalProperties":true};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.rate !== undefined){
let data0 = data.rate;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate98(data0, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
if(!(validate77(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tax_code !== undefined){
let data2 = data.tax_code;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate80(data2, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema44.properties.region.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.taxable_part !== undefined){
let data5 = data.taxable_part;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate98(data5, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_name !== undefined){
let data6 = data.additional_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema44.properties.additional_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.additional_rate !== undefined){
let data7 = data.additional_rate;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate98(data7, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_taxable_part !== undefined){
let data8 = data.additional_taxable_part;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(!(validate98(data8, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
const _errs32 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid4 = _errs32 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err13 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.import !== undefined){
let data9 = data.import;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: schema44.properties.import.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.amount !== undefined){
if(!(validate86(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.product_code !== undefined){
let data1 = data.product_code;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema42.properties.product_code.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate98(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.tax !== undefined){
let data5 = data.tax;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate100(data5, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"amount":true,"product_code":true,"description":true,"quantity":true,"discount_rate":true,"tax":true},"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "amount") && (key0 !== "product_code")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "discount_rate")) && (key0 !== "tax")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"oneOf":[{"$ref":"#/$defs/ContactReference.closed"},{"$ref":"#/$defs/ContactData.closed"}]};
const schema46 = {"$ref":"#/$defs/ContactReference","unevaluatedProperties":false};
const schema47 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "id"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$ref":"#/$defs/ContactData","unevaluatedProperties":false};
const schema49 = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["first_name"],"not":{"required":["id"]}};
const schema50 = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "company") || (data0 === "person"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema50.properties.kind.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema50.properties.last_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact_person !== undefined){
let data3 = data.contact_person;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema50.properties.contact_person.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.department !== undefined){
let data4 = data.department;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema50.properties.department.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema50.properties.email.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.phone_1 !== undefined){
let data6 = data.phone_1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema50.properties.phone_1.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema50.properties.web.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data8 = data.street_line_1;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema50.properties.street_line_1.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data9 = data.street_line_2;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema50.properties.street_line_2.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.city !== undefined){
let data10 = data.city;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema50.properties.city.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.region !== undefined){
let data11 = data.region;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema50.properties.region.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.postal_code !== undefined){
let data12 = data.postal_code;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema50.properties.postal_code.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.country !== undefined){
let data13 = data.country;
const _errs28 = errors;
let valid1 = false;
const _errs29 = errors;
if(!(validate77(data13, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid1 = valid1 || _valid0;
const _errs30 = errors;
if(data13 !== null){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data14 = data.tax_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema50.properties.tax_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tax_status !== undefined){
let data15 = data.tax_status;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema50.properties.tax_status.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((data15 === "taxable") || (data15 === "exempt")) || (data15 === "reverse")) || (data15 === null))){
const err18 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema50.properties.tax_status.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.discount !== undefined){
let data16 = data.discount;
const _errs37 = errors;
let valid2 = false;
const _errs38 = errors;
if(!(validate98(data16, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid1 = _errs38 === errors;
valid2 = valid2 || _valid1;
const _errs39 = errors;
if(data16 !== null){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs39 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err20 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema50.properties.language.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema50.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor !== undefined){
let data19 = data.processor;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema50.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data20 = data.processor_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema50.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err1 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "country")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate110.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema51 = {"$ref":"#/$defs/ShippingAddress","unevaluatedProperties":false};
const schema52 = {"type":"object","properties":{"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street_line_1 !== undefined){
let data0 = data.street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema52.properties.street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data1 = data.street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema52.properties.street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema52.properties.city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate77(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema52.properties.region.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema52.properties.postal_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"street_line_1":true,"street_line_2":true,"city":true,"country":true,"region":true,"postal_code":true},"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "street_line_1") && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"$ref":"#/$defs/EvidenceNested","unevaluatedProperties":false};
const schema54 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"}],"type":"object"};
const schema55 = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"notes":{"type":["string","null"]}},"dependentRequired":{"additional_evidence":["additional_evidence_country"],"additional_evidence_country":["additional_evidence"]}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema55.properties.ip_address.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.bank_country !== undefined){
let data1 = data.bank_country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_country !== undefined){
let data2 = data.billing_country;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate77(data2, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_evidence !== undefined){
let data3 = data.additional_evidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema55.properties.additional_evidence.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err6 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.additional_evidence_country !== undefined){
let data4 = data.additional_evidence_country;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate77(data4, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema55.properties.notes.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.additional_evidence !== undefined){
if(data.additional_evidence_country === undefined){
const err10 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "additional_evidence",
    missingProperty: "additional_evidence_country",
    depsCount: 1,
    deps: "additional_evidence_country"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.additional_evidence_country !== undefined){
if(data.additional_evidence === undefined){
const err11 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "additional_evidence_country",
    missingProperty: "additional_evidence",
    depsCount: 1,
    deps: "additional_evidence"}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "ip_address") && (key0 !== "bank_country")) && (key0 !== "billing_country")) && (key0 !== "additional_evidence")) && (key0 !== "additional_evidence_country")) && (key0 !== "notes")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"$ref":"#/$defs/TransactionPayment","unevaluatedProperties":false};
const schema57 = {"type":"object","properties":{"method":{"$ref":"#/$defs/PaymentMethod.closed"},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};
const schema58 = {"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other"]};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((((data === "credit_card") || (data === "cash")) || (data === "wire_transfer")) || (data === "direct_debit")) || (data === "check")) || (data === "iou")) || (data === "paypal")) || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema58.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){
if(!(validate141(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.processor !== undefined){
let data1 = data.processor;
if((typeof data1 !== "string") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema57.properties.processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.processor_id !== undefined){
let data2 = data.processor_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema57.properties.processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"method":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "method") && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"integer"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"string","pattern":"^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"};
const pattern7 = new RegExp("^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.payment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "sale") || (data0 === "refund"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate88(data1, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.custom_metadata !== undefined){
let data2 = data.custom_metadata;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate93(data2, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 200){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate95(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.customer !== undefined){
let data5 = data.customer;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate110(data5, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
const _errs19 = errors;
if(data5 !== null){
const err11 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid2 = _errs19 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err12 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.date !== undefined){
if(!(validate84(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.shipping_address !== undefined){
let data7 = data.shipping_address;
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
if(!(validate125(data7, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid6 = valid6 || _valid3;
const _errs25 = errors;
if(data7 !== null){
const err13 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid3 = _errs25 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err14 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data8 = data.evidence;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(!(validate130(data8, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid4 = _errs29 === errors;
valid7 = valid7 || _valid4;
const _errs30 = errors;
if(data8 !== null){
const err15 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs30 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const err16 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.payment !== undefined){
if(!(validate139(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.processor !== undefined){
let data10 = data.processor;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema39.properties.processor.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor_id !== undefined){
let data11 = data.processor_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema39.properties.processor_id.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data12 = data.processor_fee_cents;
const _errs38 = errors;
let valid8 = false;
const _errs39 = errors;
if(!(validate145(data12, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid5 = _errs39 === errors;
valid8 = valid8 || _valid5;
const _errs40 = errors;
if(data12 !== null){
const err19 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid5 = _errs40 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const err20 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.po_number !== undefined){
let data13 = data.po_number;
if((typeof data13 !== "string") && (data13 !== null)){
const err21 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema39.properties.po_number.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data14 = data.notes;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema39.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.tags !== undefined){
let data15 = data.tags;
const _errs47 = errors;
let valid9 = false;
const _errs48 = errors;
if(!(validate147(data15, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid6 = _errs48 === errors;
valid9 = valid9 || _valid6;
const _errs49 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid6 = _errs49 === errors;
valid9 = valid9 || _valid6;
if(!valid9){
const err24 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"currency":true,"custom_metadata":true,"items":true,"customer":true,"date":true,"shipping_address":true,"evidence":true,"payment":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true},"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "type") && (key0 !== "currency")) && (key0 !== "custom_metadata")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "date")) && (key0 !== "shipping_address")) && (key0 !== "evidence")) && (key0 !== "payment")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "po_number")) && (key0 !== "notes")) && (key0 !== "tags")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TransactionResult = validate150;
const schema61 = {"type":"object","required":["id","type","items","total_cents"],"properties":{"id":{"type":"integer"},"type":{"type":"string","enum":["Invoice","Credit"]},"number":{"type":"string","maxLength":20},"issue_date":{"$ref":"#/$defs/Date"},"created_at":{"$ref":"#/$defs/Timestamp"},"date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"currency":{"$ref":"#/$defs/Currency"},"contact":{"anyOf":[{"$ref":"#/$defs/Contact"},{"type":"null"}]},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/TransactionResultItem"}},"taxes":{"type":"array","items":{"$ref":"#/$defs/TransactionResultTax"}},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment"}},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence"},{"type":"null"}]},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","void","archived"]},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress"},{"type":"null"}]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString"},{"type":"null"}]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents"},"discount_cents":{"$ref":"#/$defs/Cents"},"total_cents":{"$ref":"#/$defs/Cents"},"pdf":{"$ref":"#/$defs/Url"},"permalink":{"$ref":"#/$defs/Url"}}};
const schema62 = {"type":"string","format":"date"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"integer"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema64 = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["id","first_name"],"properties":{"id":{"type":"integer"},"full_name":{"type":"string"},"permalink":{"$ref":"#/$defs/Url"},"created_at":{"$ref":"#/$defs/Timestamp"}}};
const schema65 = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "company") || (data0 === "person"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema65.properties.kind.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema65.properties.last_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact_person !== undefined){
let data3 = data.contact_person;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema65.properties.contact_person.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.department !== undefined){
let data4 = data.department;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema65.properties.department.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema65.properties.email.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.phone_1 !== undefined){
let data6 = data.phone_1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema65.properties.phone_1.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema65.properties.web.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data8 = data.street_line_1;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema65.properties.street_line_1.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data9 = data.street_line_2;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema65.properties.street_line_2.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.city !== undefined){
let data10 = data.city;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema65.properties.city.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.region !== undefined){
let data11 = data.region;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema65.properties.region.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.postal_code !== undefined){
let data12 = data.postal_code;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema65.properties.postal_code.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.country !== undefined){
let data13 = data.country;
const _errs28 = errors;
let valid1 = false;
const _errs29 = errors;
if(!(validate57(data13, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid1 = valid1 || _valid0;
const _errs30 = errors;
if(data13 !== null){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data14 = data.tax_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema65.properties.tax_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tax_status !== undefined){
let data15 = data.tax_status;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema65.properties.tax_status.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((data15 === "taxable") || (data15 === "exempt")) || (data15 === "reverse")) || (data15 === null))){
const err18 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema65.properties.tax_status.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.discount !== undefined){
let data16 = data.discount;
const _errs37 = errors;
let valid2 = false;
const _errs38 = errors;
if(!(validate54(data16, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid1 = _errs38 === errors;
valid2 = valid2 || _valid1;
const _errs39 = errors;
if(data16 !== null){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs39 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err20 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema65.properties.language.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema65.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor !== undefined){
let data19 = data.processor;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema65.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data20 = data.processor_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema65.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"string","format":"uri"};
const formats4 = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+\S*$/i;

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.first_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){
const err3 = {instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"id":true,"full_name":true,"permalink":true,"created_at":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"description":{"type":["string","null"]},"product_code":{"type":["string","null"]},"quantity":{"type":"integer"},"unit_price":{"$ref":"#/$defs/Decimal"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"discount_cents":{"$ref":"#/$defs/Cents"},"subtotal_cents":{"$ref":"#/$defs/Cents"},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId"},{"type":"null"}]},"tax_name":{"type":["string","null"]},"tax_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"tax_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_region":{"type":["string","null"]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"total_amount_cents":{"$ref":"#/$defs/Cents"}}};
const schema68 = {"type":"integer"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema67.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.product_code !== undefined){
let data2 = data.product_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema67.properties.product_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unit_price !== undefined){
if(!(validate61(data.unit_price, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.discount_rate !== undefined){
let data5 = data.discount_rate;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate54(data5, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data5 !== null){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.tax_code !== undefined){
let data8 = data.tax_code;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate59(data8, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data8 !== null){
const err7 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_name !== undefined){
let data9 = data.tax_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/tax_name",schemaPath:"#/properties/tax_name/type",keyword:"type",params:{type: schema67.properties.tax_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_rate !== undefined){
let data10 = data.tax_rate;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate54(data10, {instancePath:instancePath+"/tax_rate",parentData:data,parentDataProperty:"tax_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
const _errs27 = errors;
if(data10 !== null){
const err10 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err11 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_country !== undefined){
let data11 = data.tax_country;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate57(data11, {instancePath:instancePath+"/tax_country",parentData:data,parentDataProperty:"tax_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
const _errs32 = errors;
if(data11 !== null){
const err12 = {instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid3 = _errs32 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err13 = {instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_region !== undefined){
let data12 = data.tax_region;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/tax_region",schemaPath:"#/properties/tax_region/type",keyword:"type",params:{type: schema67.properties.tax_region.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.taxable_part !== undefined){
let data13 = data.taxable_part;
const _errs37 = errors;
let valid5 = false;
const _errs38 = errors;
if(!(validate54(data13, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
valid5 = valid5 || _valid4;
const _errs39 = errors;
if(data13 !== null){
const err15 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs39 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err16 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount_cents !== undefined){
if(!(validate169(data.total_amount_cents, {instancePath:instancePath+"/total_amount_cents",parentData:data,parentDataProperty:"total_amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"id":true,"description":true,"product_code":true,"quantity":true,"unit_price":true,"discount_rate":true,"discount_cents":true,"subtotal_cents":true,"tax_code":true,"tax_name":true,"tax_rate":true,"tax_country":true,"tax_region":true,"taxable_part":true,"total_amount_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId"},{"type":"null"}]},"amount_cents":{"$ref":"#/$defs/Cents"}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err0 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate54(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema69.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.tax_code !== undefined){
let data4 = data.tax_code;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate59(data4, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_cents !== undefined){
if(!(validate169(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"tax_code":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"amount_cents":{"$ref":"#/$defs/Cents"},"created_at":{"$ref":"#/$defs/Timestamp"},"date":{"$ref":"#/$defs/Date"},"payment_method":{"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other","credit"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"url":{"$ref":"#/$defs/Url"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount_cents !== undefined){
if(!(validate169(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate151(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.payment_method !== undefined){
let data4 = data.payment_method;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((((((data4 === "credit_card") || (data4 === "cash")) || (data4 === "wire_transfer")) || (data4 === "direct_debit")) || (data4 === "check")) || (data4 === "iou")) || (data4 === "paypal")) || (data4 === "other")) || (data4 === "credit"))){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/enum",keyword:"enum",params:{allowedValues: schema70.properties.payment_method.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor !== undefined){
let data5 = data.processor;
if((typeof data5 !== "string") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema70.properties.processor.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.processor_id !== undefined){
let data6 = data.processor_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema70.properties.processor_id.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"id":true,"amount_cents":true,"created_at":true,"date":true,"payment_method":true,"processor":true,"processor_id":true,"url":true},"dynamicProps":false,"dynamicItems":false};

const schema71 = {"allOf":[{"$ref":"#/$defs/EvidenceUpdate"}],"type":"object","required":["id","document_id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"ip_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]}}};
const schema72 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"}],"type":"object","properties":{"document_id":{"type":"integer"}}};
const schema73 = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"notes":{"type":["string","null"]}},"dependentRequired":{"additional_evidence":["additional_evidence_country"],"additional_evidence_country":["additional_evidence"]}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema73.properties.ip_address.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.bank_country !== undefined){
let data1 = data.bank_country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_country !== undefined){
let data2 = data.billing_country;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_evidence !== undefined){
let data3 = data.additional_evidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema73.properties.additional_evidence.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err6 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.additional_evidence_country !== undefined){
let data4 = data.additional_evidence_country;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate57(data4, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema73.properties.notes.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.additional_evidence !== undefined){
if(data.additional_evidence_country === undefined){
const err10 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "additional_evidence",
    missingProperty: "additional_evidence_country",
    depsCount: 1,
    deps: "additional_evidence_country"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.additional_evidence_country !== undefined){
if(data.additional_evidence === undefined){
const err11 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "additional_evidence_country",
    missingProperty: "additional_evidence",
    depsCount: 1,
    deps: "additional_evidence"}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.document_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema71.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.ip_country !== undefined){
let data2 = data.ip_country;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/ip_country",parentData:data,parentDataProperty:"ip_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs9 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"id":true,"state":true,"ip_country":true,"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","properties":{"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street_line_1 !== undefined){
let data0 = data.street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema74.properties.street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data1 = data.street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema74.properties.street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema74.properties.city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data4 = data.region;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema74.properties.region.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema74.properties.postal_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"street_line_1":true,"street_line_2":true,"city":true,"country":true,"region":true,"postal_code":true},"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"string","pattern":"^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","maxProperties":20,"propertyNames":{"type":"string","minLength":1,"maxLength":40},"additionalProperties":{"type":"string","maxLength":500}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 40){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
(vErrors ??= []).push(err1);
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
(vErrors ??= []).push(err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.total_cents === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_cents"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((data1 === "Invoice") || (data1 === "Credit"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.number !== undefined){
let data2 = data.number;
if(typeof data2 === "string"){
if(func2(data2) > 20){
const err7 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.issue_date !== undefined){
if(!(validate151(data.issue_date, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data5 = data.date;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate151(data5, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
if(!(validate68(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
let data7 = data.contact;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate157(data7, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = {};
props0.id = true;
props0.full_name = true;
props0.permalink = true;
props0.created_at = true;
props0.kind = true;
props0.first_name = true;
props0.last_name = true;
props0.contact_person = true;
props0.department = true;
props0.email = true;
props0.phone_1 = true;
props0.web = true;
props0.street_line_1 = true;
props0.street_line_2 = true;
props0.city = true;
props0.region = true;
props0.postal_code = true;
props0.country = true;
props0.tax_id = true;
props0.tax_status = true;
props0.discount = true;
props0.language = true;
props0.notes = true;
props0.processor = true;
props0.processor_id = true;
}
const _errs18 = errors;
if(data7 !== null){
const err11 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err12 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 1000){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate166(data8[i0], {instancePath:instancePath+"/items/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.taxes !== undefined){
let data10 = data.taxes;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate178(data10[i1], {instancePath:instancePath+"/taxes/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.payments !== undefined){
let data12 = data.payments;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate184(data12[i2], {instancePath:instancePath+"/payments/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.evidence !== undefined){
let data14 = data.evidence;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(!(validate190(data14, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(_valid2){
var props1 = {};
props1.id = true;
props1.state = true;
props1.ip_country = true;
props1.document_id = true;
props1.ip_address = true;
props1.bank_country = true;
props1.billing_country = true;
props1.additional_evidence = true;
props1.additional_evidence_country = true;
props1.notes = true;
}
const _errs32 = errors;
if(data14 !== null){
const err17 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err17);
errors++;
}
var _valid2 = _errs32 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err18 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data15 = data.state;
if(typeof data15 !== "string"){
const err19 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
if(!(((((((data15 === "outstanding") || (data15 === "late")) || (data15 === "uncollectible")) || (data15 === "paid")) || (data15 === "refunded")) || (data15 === "void")) || (data15 === "archived"))){
const err20 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema61.properties.state.enum}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.shipping_address !== undefined){
let data16 = data.shipping_address;
const _errs37 = errors;
let valid10 = false;
const _errs38 = errors;
if(!(validate200(data16, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props2 = {};
props2.street_line_1 = true;
props2.street_line_2 = true;
props2.city = true;
props2.country = true;
props2.region = true;
props2.postal_code = true;
}
const _errs39 = errors;
if(data16 !== null){
const err21 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err21);
errors++;
}
var _valid3 = _errs39 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err22 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.processor !== undefined){
let data17 = data.processor;
if((typeof data17 !== "string") && (data17 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema61.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data18 = data.processor_id;
if((typeof data18 !== "string") && (data18 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema61.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data19 = data.processor_fee_cents;
const _errs46 = errors;
let valid11 = false;
const _errs47 = errors;
if(!(validate169(data19, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid4 = _errs47 === errors;
valid11 = valid11 || _valid4;
const _errs48 = errors;
if(data19 !== null){
const err25 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err25);
errors++;
}
var _valid4 = _errs48 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err26 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err26);
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data.po_number !== undefined){
let data20 = data.po_number;
if((typeof data20 !== "string") && (data20 !== null)){
const err27 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema61.properties.po_number.type}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.notes !== undefined){
let data21 = data.notes;
if((typeof data21 !== "string") && (data21 !== null)){
const err28 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema61.properties.notes.type}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.tags !== undefined){
let data22 = data.tags;
const _errs55 = errors;
let valid12 = false;
const _errs56 = errors;
if(!(validate204(data22, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid5 = _errs56 === errors;
valid12 = valid12 || _valid5;
const _errs57 = errors;
if(data22 !== null){
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err29);
errors++;
}
var _valid5 = _errs57 === errors;
valid12 = valid12 || _valid5;
if(!valid12){
const err30 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err30);
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
if(data.custom_metadata !== undefined){
let data23 = data.custom_metadata;
const _errs60 = errors;
let valid13 = false;
const _errs61 = errors;
if(!(validate206(data23, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var _valid6 = _errs61 === errors;
valid13 = valid13 || _valid6;
const _errs62 = errors;
if(data23 !== null){
const err31 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err31);
errors++;
}
var _valid6 = _errs62 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const err32 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err32);
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.total_cents !== undefined){
if(!(validate169(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.pdf !== undefined){
if(!(validate162(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"id":true,"type":true,"number":true,"issue_date":true,"created_at":true,"date":true,"currency":true,"contact":true,"items":true,"taxes":true,"payments":true,"evidence":true,"state":true,"shipping_address":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"custom_metadata":true,"subtotal_cents":true,"discount_cents":true,"total_cents":true,"pdf":true,"permalink":true},"dynamicProps":false,"dynamicItems":false};

export const request_createTransaction_query = validate213;
const schema77 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listInvoices = validate214;
const schema78 = {"type":"array","items":{"$ref":"#/$defs/Invoice"}};
const schema79 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]}}};
const schema80 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"created_at":{"$ref":"#/$defs/Timestamp"},"deliveries":{"type":"array","items":{"$ref":"#/$defs/Envelope"}},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment"}},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence"},{"type":"null"}]},"exchange_rate":{"type":["number","null"]},"subtotal_cents":{"$ref":"#/$defs/Cents"},"discount_cents":{"$ref":"#/$defs/Cents"},"permalink":{"$ref":"#/$defs/Url"},"pdf":{"$ref":"#/$defs/Url"},"url":{"$ref":"#/$defs/Url"}}};
const schema81 = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents"},{"type":"null"}]}}};
const schema82 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema83 = {"type":"object","properties":{"po_number":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"notes":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata"},{"type":"null"}]}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.po_number !== undefined){
let data0 = data.po_number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema83.properties.po_number.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_details !== undefined){
let data1 = data.payment_details;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema83.properties.payment_details.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema83.properties.notes.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.custom_metadata !== undefined){
let data3 = data.custom_metadata;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate206(data3, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(!(validate68(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema82.properties.subject.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.postal_code !== undefined){
let data1 = data.postal_code;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema84.properties.postal_code.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema84.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema84.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema84.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema84.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string"}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema81.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate151(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.related_document !== undefined){
let data2 = data.related_document;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(validate228(data2, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
var props0 = {};
props0.id = true;
props0.type = true;
}
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data3 = data.due_date;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate151(data3, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const err7 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data4 = data.tax_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema81.properties.tax_id.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data5 = data.processor_fee_cents;
const _errs23 = errors;
let valid5 = false;
const _errs24 = errors;
if(!(validate169(data5, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid5 = valid5 || _valid3;
const _errs25 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const err10 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":"object","required":["contact","items"],"properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagList"},{"type":"null"}]},"contact":{"$ref":"#/$defs/Contact"},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/DocumentItem"}},"taxes":{"type":"array","items":{"$ref":"#/$defs/DocumentTax"}},"total_cents":{"$ref":"#/$defs/Cents"}}};
const schema87 = {"type":"array","items":{"type":"string","minLength":1,"maxLength":40}};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err0);
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"description":{"type":["string","null"]},"subtotal_cents":{"$ref":"#/$defs/Cents"},"discount_cents":{"$ref":"#/$defs/Cents"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"quantity":{"type":"number"},"product_code":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]}},"allOf":[{"anyOf":[{"required":["total_amount"]},{"required":["unit_price"]}]}]};
const schema89 = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema89.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "total_amount"}};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_price === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "unit_price"}};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema88.properties.description.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate54(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err7 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.quantity !== undefined){
if(!(typeof data.quantity == "number")){
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.product_code !== undefined){
let data6 = data.product_code;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema88.properties.product_code.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_1_transaction_type !== undefined){
let data7 = data.tax_1_transaction_type;
const _errs21 = errors;
let valid4 = false;
const _errs22 = errors;
if(!(validate241(data7, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid4 = valid4 || _valid2;
const _errs23 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid2 = _errs23 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const err11 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_country !== undefined){
let data8 = data.tax_1_country;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(!(validate57(data8, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid5 = valid5 || _valid3;
const _errs28 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid3 = _errs28 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const err13 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_name !== undefined){
let data9 = data.tax_1_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema88.properties.tax_1_name.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.tax_1_rate !== undefined){
let data10 = data.tax_1_rate;
const _errs33 = errors;
let valid6 = false;
const _errs34 = errors;
if(!(validate54(data10, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid6 = valid6 || _valid4;
const _errs35 = errors;
if(data10 !== null){
const err15 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs35 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const err16 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_region !== undefined){
let data11 = data.tax_1_region;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema88.properties.tax_1_region.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tax_2_transaction_type !== undefined){
let data12 = data.tax_2_transaction_type;
const _errs40 = errors;
let valid7 = false;
const _errs41 = errors;
if(!(validate241(data12, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid5 = _errs41 === errors;
valid7 = valid7 || _valid5;
const _errs42 = errors;
if(data12 !== null){
const err18 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err18);
errors++;
}
var _valid5 = _errs42 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const err19 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_country !== undefined){
let data13 = data.tax_2_country;
const _errs45 = errors;
let valid8 = false;
const _errs46 = errors;
if(!(validate57(data13, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid6 = _errs46 === errors;
valid8 = valid8 || _valid6;
const _errs47 = errors;
if(data13 !== null){
const err20 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err20);
errors++;
}
var _valid6 = _errs47 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const err21 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_name !== undefined){
let data14 = data.tax_2_name;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema88.properties.tax_2_name.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.tax_2_rate !== undefined){
let data15 = data.tax_2_rate;
const _errs52 = errors;
let valid9 = false;
const _errs53 = errors;
if(!(validate54(data15, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid7 = _errs53 === errors;
valid9 = valid9 || _valid7;
const _errs54 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid7 = _errs54 === errors;
valid9 = valid9 || _valid7;
if(!valid9){
const err24 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_region !== undefined){
let data16 = data.tax_2_region;
if((typeof data16 !== "string") && (data16 !== null)){
const err25 = {instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema88.properties.tax_2_region.type}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.total_amount !== undefined){
let data17 = data.total_amount;
const _errs59 = errors;
let valid10 = false;
const _errs60 = errors;
if(!(validate61(data17, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid8 = _errs60 === errors;
valid10 = valid10 || _valid8;
const _errs61 = errors;
if(data17 !== null){
const err26 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err26);
errors++;
}
var _valid8 = _errs61 === errors;
valid10 = valid10 || _valid8;
if(!valid10){
const err27 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err27);
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_price !== undefined){
let data18 = data.unit_price;
const _errs64 = errors;
let valid11 = false;
const _errs65 = errors;
if(!(validate61(data18, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid9 = _errs65 === errors;
valid11 = valid11 || _valid9;
const _errs66 = errors;
if(data18 !== null){
const err28 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err28);
errors++;
}
var _valid9 = _errs66 === errors;
valid11 = valid11 || _valid9;
if(!valid11){
const err29 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err29);
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"id":true,"description":true,"subtotal_cents":true,"discount_cents":true,"discount_rate":true,"quantity":true,"product_code":true,"tax_1_transaction_type":true,"tax_1_country":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_region":true,"tax_2_transaction_type":true,"tax_2_country":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_region":true,"total_amount":true,"unit_price":true},"dynamicProps":false,"dynamicItems":false};

const schema90 = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"transaction_type":{"type":"string"},"amount_cents":{"$ref":"#/$defs/Cents"}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err0 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate54(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema90.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.county !== undefined){
let data4 = data.county;
if((typeof data4 !== "string") && (data4 !== null)){
const err2 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema90.properties.county.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.transaction_type !== undefined){
if(typeof data.transaction_type !== "string"){
const err3 = {instancePath:instancePath+"/transaction_type",schemaPath:"#/properties/transaction_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.amount_cents !== undefined){
if(!(validate169(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"county":true,"transaction_type":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate234(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.contact !== undefined){
if(!(validate157(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate237(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.taxes !== undefined){
let data4 = data.taxes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate251(data4[i1], {instancePath:instancePath+"/taxes/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.total_cents !== undefined){
if(!(validate169(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","properties":{"delivered_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"recipient":{"type":"string","enum":["ticketbai_araba","ticketbai_gipuzkoa","ticketbai_bizkaia"]},"service_response":{"type":["string","null"]},"type":{"type":"string","enum":["registration","cancellation"]}}};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delivered_at !== undefined){
let data0 = data.delivered_at;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate153(data0, {instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "ticketbai_araba") || (data1 === "ticketbai_gipuzkoa")) || (data1 === "ticketbai_bizkaia"))){
const err3 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/enum",keyword:"enum",params:{allowedValues: schema91.properties.recipient.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.service_response !== undefined){
let data2 = data.service_response;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/service_response",schemaPath:"#/properties/service_response/type",keyword:"type",params:{type: schema91.properties.service_response.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((data3 === "registration") || (data3 === "cancellation"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"delivered_at":true,"recipient":true,"service_response":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.deliveries !== undefined){
let data2 = data.deliveries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate259(data2[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.payments !== undefined){
let data4 = data.payments;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate184(data4[i1], {instancePath:instancePath+"/payments/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.evidence !== undefined){
let data6 = data.evidence;
const _errs13 = errors;
let valid6 = false;
const _errs14 = errors;
if(!(validate190(data6, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid6 = valid6 || _valid0;
if(_valid0){
var props0 = {};
props0.id = true;
props0.state = true;
props0.ip_country = true;
props0.document_id = true;
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
const _errs15 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs15 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err5 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.exchange_rate !== undefined){
let data7 = data.exchange_rate;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/exchange_rate",schemaPath:"#/properties/exchange_rate/type",keyword:"type",params:{type: schema80.properties.exchange_rate.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate169(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate169(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.pdf !== undefined){
if(!(validate162(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema93 = {"type":"string","enum":["days","weeks","months","years"]};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){
let data0 = data.recurring_period;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate271(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recurring_frequency !== undefined){
let data1 = data.recurring_frequency;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema92.properties.recurring_frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","properties":{"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_processor !== undefined){
let data0 = data.payment_processor;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema94.properties.payment_processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
let data1 = data.payment_processor_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema94.properties.payment_processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema79.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate215(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const answer_X_Pages_HasMore = validate277;
const schema95 = {"type":"string","enum":["true","false"]};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "true") || (data === "false"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema95.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const answer_X_Pages_NextPage = validate278;
const schema96 = {"type":"string","format":"uri"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const request_listInvoices_query = validate279;
const schema97 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]},"processor_id":{"type":"string"},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema98 = {"type":"string","pattern":"^\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01]),\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01])$"};
const pattern9 = new RegExp("^\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01]),\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01])$", "u");

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01]),\\d{4}[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\\d|3[01])$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((data2 === "outstanding") || (data2 === "late")) || (data2 === "uncollectible")) || (data2 === "paid")) || (data2 === "refunded")) || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema97.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err4 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.contact !== undefined){
let data4 = data.contact;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.created_before !== undefined){
let data5 = data.created_before;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err8);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createInvoice_body = validate282;
const schema99 = {"$ref":"#/$defs/InvoiceCreate","unevaluatedProperties":false};
const schema100 = {"allOf":[{"$ref":"#/$defs/InvoiceUpdate"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"]};
const schema101 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object"};
const schema102 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","properties":{"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]}}};
const schema103 = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument.closed"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]}}};
const schema104 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema105 = {"type":"object","properties":{"po_number":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"notes":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.po_number !== undefined){
let data0 = data.po_number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema105.properties.po_number.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_details !== undefined){
let data1 = data.payment_details;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema105.properties.payment_details.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema105.properties.notes.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.custom_metadata !== undefined){
let data3 = data.custom_metadata;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate93(data3, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(!(validate88(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema104.properties.subject.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema106 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"attachment":{"$ref":"#/$defs/Attachment.closed"}}};
const schema107 = {"$ref":"#/$defs/Attachment","unevaluatedProperties":false};
const schema108 = {"type":"object","required":["data","filename"],"properties":{"data":{"type":"string","contentEncoding":"base64"},"filename":{"type":"string"},"public":{"type":"boolean"}}};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.filename === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.filename !== undefined){
if(typeof data.filename !== "string"){
const err3 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.public !== undefined){
if(typeof data.public !== "boolean"){
const err4 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"data":true,"filename":true,"public":true},"dynamicProps":false,"dynamicItems":false};


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "data") && (key0 !== "filename")) && (key0 !== "public")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.postal_code !== undefined){
let data1 = data.postal_code;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema106.properties.postal_code.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.region !== undefined){
let data2 = data.region;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema106.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema106.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema106.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema106.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.attachment !== undefined){
if(!(validate295(data.attachment, {instancePath:instancePath+"/attachment",parentData:data,parentDataProperty:"attachment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

const schema109 = {"$ref":"#/$defs/RelatedDocument","unevaluatedProperties":false};
const schema110 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string"}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "id") && (key0 !== "type")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema103.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.related_document !== undefined){
let data2 = data.related_document;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(validate301(data2, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data3 = data.due_date;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate84(data3, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const err7 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data4 = data.tax_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema103.properties.tax_id.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data5 = data.processor_fee_cents;
const _errs23 = errors;
let valid5 = false;
const _errs24 = errors;
if(!(validate145(data5, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid5 = valid5 || _valid3;
const _errs25 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const err10 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema111 = {"type":"object","properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]},"contact":{"$ref":"#/$defs/ContactInput.closed"},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/DocumentItem.closed"}}}};
const schema112 = {"oneOf":[{"$ref":"#/$defs/TagList.closed"},{"$ref":"#/$defs/TagString.closed"}]};
const schema113 = {"type":"array","items":{"type":"string","minLength":1,"maxLength":40}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err0);
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs2 = errors;
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate309.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema114 = {"$ref":"#/$defs/DocumentItem","unevaluatedProperties":false};
const schema115 = {"type":"object","required":[],"properties":{"description":{"type":["string","null"]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"quantity":{"type":"number"},"product_code":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]}},"allOf":[{"anyOf":[{"required":["total_amount"]},{"required":["unit_price"]}]}]};
const schema116 = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema116.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "total_amount"}};
(vErrors ??= []).push(err0);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_price === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "unit_price"}};
(vErrors ??= []).push(err1);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema115.properties.description.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.discount_rate !== undefined){
let data1 = data.discount_rate;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(!(validate98(data1, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
const _errs10 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.quantity !== undefined){
if(!(typeof data.quantity == "number")){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.product_code !== undefined){
let data3 = data.product_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema115.properties.product_code.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tax_1_transaction_type !== undefined){
let data4 = data.tax_1_transaction_type;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate318(data4, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
const _errs19 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const err9 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_country !== undefined){
let data5 = data.tax_1_country;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate77(data5, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid5 = valid5 || _valid3;
const _errs24 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs24 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const err11 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_name !== undefined){
let data6 = data.tax_1_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema115.properties.tax_1_name.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_1_rate !== undefined){
let data7 = data.tax_1_rate;
const _errs29 = errors;
let valid6 = false;
const _errs30 = errors;
if(!(validate98(data7, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid4 = _errs30 === errors;
valid6 = valid6 || _valid4;
const _errs31 = errors;
if(data7 !== null){
const err13 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid4 = _errs31 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const err14 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_region !== undefined){
let data8 = data.tax_1_region;
if((typeof data8 !== "string") && (data8 !== null)){
const err15 = {instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema115.properties.tax_1_region.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.tax_2_transaction_type !== undefined){
let data9 = data.tax_2_transaction_type;
const _errs36 = errors;
let valid7 = false;
const _errs37 = errors;
if(!(validate318(data9, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var _valid5 = _errs37 === errors;
valid7 = valid7 || _valid5;
const _errs38 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err16);
errors++;
}
var _valid5 = _errs38 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const err17 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_country !== undefined){
let data10 = data.tax_2_country;
const _errs41 = errors;
let valid8 = false;
const _errs42 = errors;
if(!(validate77(data10, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid6 = _errs42 === errors;
valid8 = valid8 || _valid6;
const _errs43 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err18);
errors++;
}
var _valid6 = _errs43 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const err19 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_name !== undefined){
let data11 = data.tax_2_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err20 = {instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema115.properties.tax_2_name.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.tax_2_rate !== undefined){
let data12 = data.tax_2_rate;
const _errs48 = errors;
let valid9 = false;
const _errs49 = errors;
if(!(validate98(data12, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid7 = _errs49 === errors;
valid9 = valid9 || _valid7;
const _errs50 = errors;
if(data12 !== null){
const err21 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err21);
errors++;
}
var _valid7 = _errs50 === errors;
valid9 = valid9 || _valid7;
if(!valid9){
const err22 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_region !== undefined){
let data13 = data.tax_2_region;
if((typeof data13 !== "string") && (data13 !== null)){
const err23 = {instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema115.properties.tax_2_region.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.total_amount !== undefined){
let data14 = data.total_amount;
const _errs55 = errors;
let valid10 = false;
const _errs56 = errors;
if(!(validate86(data14, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid8 = _errs56 === errors;
valid10 = valid10 || _valid8;
const _errs57 = errors;
if(data14 !== null){
const err24 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err24);
errors++;
}
var _valid8 = _errs57 === errors;
valid10 = valid10 || _valid8;
if(!valid10){
const err25 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_price !== undefined){
let data15 = data.unit_price;
const _errs60 = errors;
let valid11 = false;
const _errs61 = errors;
if(!(validate86(data15, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid9 = _errs61 === errors;
valid11 = valid11 || _valid9;
const _errs62 = errors;
if(data15 !== null){
const err26 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err26);
errors++;
}
var _valid9 = _errs62 === errors;
valid11 = valid11 || _valid9;
if(!valid11){
const err27 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err27);
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":{"description":true,"discount_rate":true,"quantity":true,"product_code":true,"tax_1_transaction_type":true,"tax_1_country":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_region":true,"tax_2_transaction_type":true,"tax_2_country":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_region":true,"total_amount":true,"unit_price":true},"dynamicProps":false,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "description") && (key0 !== "discount_rate")) && (key0 !== "quantity")) && (key0 !== "product_code")) && (key0 !== "tax_1_transaction_type")) && (key0 !== "tax_1_country")) && (key0 !== "tax_1_name")) && (key0 !== "tax_1_rate")) && (key0 !== "tax_1_region")) && (key0 !== "tax_2_transaction_type")) && (key0 !== "tax_2_country")) && (key0 !== "tax_2_name")) && (key0 !== "tax_2_rate")) && (key0 !== "tax_2_region")) && (key0 !== "total_amount")) && (key0 !== "unit_price")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate309(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.contact !== undefined){
if(!(validate110(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 200){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err2);
errors++;
}
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate315(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"tag_list":true,"contact":true,"items":true},"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evidence !== undefined){
let data0 = data.evidence;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate130(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema117 = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod.closed"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema118 = {"type":"string","enum":["days","weeks","months","years"]};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema118.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){
let data0 = data.recurring_period;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate333(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recurring_frequency !== undefined){
let data1 = data.recurring_frequency;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema117.properties.recurring_frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

const schema119 = {"type":"object","properties":{"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_processor !== undefined){
let data0 = data.payment_processor;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema119.properties.payment_processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
let data1 = data.payment_processor_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema119.properties.payment_processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate283(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "tag_list") && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "evidence")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Invoice = validate341;

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema79.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createInvoice_query = validate345;
const schema121 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getInvoice_query = validate346;
const schema122 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateInvoice_body = validate347;
const schema123 = {"anyOf":[{"$ref":"#/$defs/FinalDocument.closed"},{"$ref":"#/$defs/InvoiceUpdate.closed"}]};
const schema124 = {"$ref":"#/$defs/FinalDocument","unevaluatedProperties":false};
const schema125 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate309(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"tag_list":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate349(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((key0 !== "tag_list") && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"$ref":"#/$defs/InvoiceUpdate","unevaluatedProperties":false};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "payment_processor") && (key0 !== "payment_processor_id")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "evidence")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate355(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate347.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate347.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const request_updateInvoice_query = validate358;
const schema127 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteInvoice_query = validate359;
const schema128 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deliverInvoice_query = validate360;
const schema129 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listCredits = validate361;
const schema130 = {"type":"array","items":{"$ref":"#/$defs/Credit"}};
const schema131 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema131.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate362(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listCredits_query = validate366;
const schema132 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((data2 === "outstanding") || (data2 === "late")) || (data2 === "paid")) || (data2 === "void")) || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema132.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err4 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCredit_body = validate368;
const schema133 = {"$ref":"#/$defs/CreditCreate","unevaluatedProperties":false};
const schema134 = {"type":"object","required":["invoice_id"],"properties":{"invoice_id":{"type":"integer"},"payment_method":{"anyOf":[{"$ref":"#/$defs/PaymentMethod.closed"},{"type":"null"}]},"credited_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]}}};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoice_id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.invoice_id !== undefined){
let data0 = data.invoice_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/invoice_id",schemaPath:"#/properties/invoice_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.payment_method !== undefined){
let data1 = data.payment_method;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate141(data1, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.credited_amount !== undefined){
let data2 = data.credited_amount;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate86(data2, {instancePath:instancePath+"/credited_amount",parentData:data,parentDataProperty:"credited_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":{"invoice_id":true,"payment_method":true,"credited_amount":true},"dynamicProps":false,"dynamicItems":false};


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate369(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "invoice_id") && (key0 !== "payment_method")) && (key0 !== "credited_amount")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Credit = validate373;

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema131.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":{"state":true,"payment_processor":true,"payment_processor_id":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createCredit_query = validate376;
const schema136 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getCredit_query = validate377;
const schema137 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCredit_body = validate378;
const schema138 = {"anyOf":[{"$ref":"#/$defs/FinalDocument.closed"},{"$ref":"#/$defs/CreditUpdate.closed"}]};
const schema139 = {"$ref":"#/$defs/CreditUpdate","unevaluatedProperties":false};
const schema140 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/PaymentProcessorFields"}],"type":"object"};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":{"payment_processor":true,"payment_processor_id":true,"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate381(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "payment_processor") && (key0 !== "payment_processor_id")) && (key0 !== "evidence")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate378.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate378.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const request_updateCredit_query = validate386;
const schema141 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteCredit_query = validate387;
const schema142 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_voidCredit_query = validate388;
const schema143 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deliverCredit_query = validate389;
const schema144 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listExpenses = validate390;
const schema145 = {"type":"array","items":{"$ref":"#/$defs/Expense"}};
const schema146 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","paid"]}}};
const schema147 = {"type":"object","properties":{}};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate394(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema146.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":{"state":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate391(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listExpenses_query = validate397;
const schema148 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "outstanding") || (data2 === "late")) || (data2 === "paid"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema148.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createExpense_body = validate399;
const schema149 = {"$ref":"#/$defs/ExpenseCreate","unevaluatedProperties":false};
const schema150 = {"allOf":[{"$ref":"#/$defs/ExpenseUpdate"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"]};
const schema151 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object"};
const schema152 = {"type":"object","properties":{"payment_method":{"$ref":"#/$defs/PaymentMethod.closed"},"payment_processor":{"type":"string"},"payment_processor_id":{"type":"string"}}};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method !== undefined){
if(!(validate141(data.payment_method, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.payment_processor !== undefined){
if(typeof data.payment_processor !== "string"){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
if(typeof data.payment_processor_id !== "string"){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":{"payment_method":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
if(!(validate404(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":{"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"tag_list":true,"contact":true,"items":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"evidence":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate400(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "tag_list") && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "evidence")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Expense = validate410;

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
if(!(validate394(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema146.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":{"state":true,"recurring_period":true,"recurring_frequency":true,"id":true,"created_at":true,"deliveries":true,"payments":true,"evidence":true,"exchange_rate":true,"subtotal_cents":true,"discount_cents":true,"permalink":true,"pdf":true,"url":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"related_document":true,"due_date":true,"tax_id":true,"processor_fee_cents":true,"country":true,"postal_code":true,"region":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createExpense_query = validate414;
const schema154 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getExpense_query = validate415;
const schema155 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateExpense_body = validate416;
const schema156 = {"$ref":"#/$defs/ExpenseUpdate","unevaluatedProperties":false};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "payment_method") && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "evidence")) && (key0 !== "tag_list")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "related_document")) && (key0 !== "due_date")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateExpense_query = validate418;
const schema157 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteExpense_query = validate419;
const schema158 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listRecurring = validate420;
const schema159 = {"type":"array","items":{"$ref":"#/$defs/Recurring"}};
const schema160 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","archived"]}}};
const schema161 = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validate151(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data1 = data.end_date;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate151(data1, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema161.properties.frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((data2 === "daily") || (data2 === "weekly")) || (data2 === "biweekly")) || (data2 === "monthly")) || (data2 === "bimonthly")) || (data2 === "quarterly")) || (data2 === "semiyearly")) || (data2 === "yearly")) || (data2 === "biyearly")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema161.properties.frequency.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.recurring_period !== undefined){
if(!(validate271(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data4 = data.recurring_frequency;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.due_days !== undefined){
let data5 = data.due_days;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema161.properties.due_days.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema160.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":{"id":true,"state":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate421(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listRecurring_query = validate430;
const schema162 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["active","archived"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate280(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data2 === "active") || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema162.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createRecurring_body = validate432;
const schema163 = {"$ref":"#/$defs/RecurringCreate","unevaluatedProperties":false};
const schema164 = {"allOf":[{"$ref":"#/$defs/RecurringUpdate"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"]};
const schema165 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentInput"}],"type":"object"};
const schema166 = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validate84(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data1 = data.end_date;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema166.properties.frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((data2 === "daily") || (data2 === "weekly")) || (data2 === "biweekly")) || (data2 === "monthly")) || (data2 === "bimonthly")) || (data2 === "quarterly")) || (data2 === "semiyearly")) || (data2 === "yearly")) || (data2 === "biyearly")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema166.properties.frequency.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.recurring_period !== undefined){
if(!(validate333(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data4 = data.recurring_frequency;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.due_days !== undefined){
let data5 = data.due_days;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema166.properties.due_days.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate435(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":{"tag_list":true,"contact":true,"items":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate433(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "tag_list") && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "start_date")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Recurring = validate445;

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema160.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":{"id":true,"state":true,"tag_list":true,"contact":true,"items":true,"taxes":true,"total_cents":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"po_number":true,"payment_details":true,"notes":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const request_createRecurring_query = validate448;
const schema168 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getRecurring_query = validate449;
const schema169 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateRecurring_body = validate450;
const schema170 = {"$ref":"#/$defs/RecurringUpdate","unevaluatedProperties":false};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "tag_list") && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "start_date")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "po_number")) && (key0 !== "payment_details")) && (key0 !== "notes")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateRecurring_query = validate452;
const schema171 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteRecurring_query = validate453;
const schema172 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listContacts = validate454;
const schema173 = {"type":"array","items":{"$ref":"#/$defs/Contact"}};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate157(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listContacts_query = validate456;
const schema174 = {"type":"object","properties":{"q":{"type":"string"},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "q") || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err2 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_before !== undefined){
let data2 = data.created_before;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createContact_body = validate457;
const schema175 = {"$ref":"#/$defs/Contact","unevaluatedProperties":false};
const schema176 = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["first_name"],"properties":{}};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "country")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Contact = validate461;

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.first_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){
const err3 = {instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":{"id":true,"full_name":true,"permalink":true,"created_at":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"street_line_1":true,"street_line_2":true,"city":true,"region":true,"postal_code":true,"country":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

export const request_createContact_query = validate465;
const schema178 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getContact_query = validate466;
const schema179 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateContact_body = validate467;
const schema180 = {"$ref":"#/$defs/ContactUpdate","unevaluatedProperties":false};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "country")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateContact_query = validate469;
const schema181 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteContact_query = validate470;
const schema182 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listProducts = validate471;
const schema183 = {"type":"array","items":{"$ref":"#/$defs/Product"}};
const schema184 = {"allOf":[{"$ref":"#/$defs/ProductUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"created_at":{"$ref":"#/$defs/Timestamp"},"url":{"$ref":"#/$defs/Url"}},"if":{"required":["tax_based_on"],"properties":{"tax_based_on":{"const":"country"}}},"then":{"required":["country"]}};
const schema185 = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"product_type":{"$ref":"#/$defs/ProductType"},"kind":{"type":"string","enum":["one_off","subscription"]},"tax_class":{"$ref":"#/$defs/TaxClass"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};
const pattern10 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema185.properties.code.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema185.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema185.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate68(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_cost !== undefined){
let data5 = data.unit_cost;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema185.properties.unit_cost.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err8 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.product_type !== undefined){
if(!(validate70(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((data7 === "one_off") || (data7 === "subscription"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema185.properties.kind.enum}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_class !== undefined){
if(!(validate241(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
let data9 = data.tax_type;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data9 === "excluded") || (data9 === "included"))){
const err12 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema185.properties.tax_type.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_based_on !== undefined){
let data10 = data.tax_based_on;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data10 === "customer_country") || (data10 === "country"))){
const err14 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema185.properties.tax_based_on.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.stock !== undefined){
let data11 = data.stock;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema185.properties.stock.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.stripe_plan_id !== undefined){
let data12 = data.stripe_plan_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema185.properties.stripe_plan_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.paypal_interval_unit !== undefined){
let data13 = data.paypal_interval_unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema185.properties.paypal_interval_unit.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data13 === "daily") || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
const err18 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema185.properties.paypal_interval_unit.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.paypal_interval_frequency !== undefined){
let data14 = data.paypal_interval_frequency;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema185.properties.paypal_interval_frequency.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.paypal_interval_duration !== undefined){
let data15 = data.paypal_interval_duration;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema185.properties.paypal_interval_duration.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":{"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate473(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_based_on === undefined) && (missing0 = "tax_based_on")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.tax_based_on !== undefined){
if("country" !== data.tax_based_on){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.id !== undefined){
let data1 = data.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":{"id":true,"created_at":true,"url":true,"tax_based_on":true,"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate472(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listProducts_query = validate482;
const schema186 = {"type":"object","properties":{"q":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_before !== undefined){
let data1 = data.created_before;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err4);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createProduct_body = validate483;
const schema187 = {"$ref":"#/$defs/Product","unevaluatedProperties":false};
const schema188 = {"allOf":[{"$ref":"#/$defs/ProductUpdate"}],"type":"object","required":[],"properties":{},"if":{"required":["tax_based_on"],"properties":{"tax_based_on":{"const":"country"}}},"then":{"required":["country"]}};
const schema189 = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string","enum":["one_off","subscription"]},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};

function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema189.properties.code.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema189.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema189.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate77(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.unit_cost !== undefined){
let data5 = data.unit_cost;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema189.properties.unit_cost.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err8 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.product_type !== undefined){
if(!(validate82(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((data7 === "one_off") || (data7 === "subscription"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema189.properties.kind.enum}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_class !== undefined){
if(!(validate318(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
let data9 = data.tax_type;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data9 === "excluded") || (data9 === "included"))){
const err12 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema189.properties.tax_type.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_based_on !== undefined){
let data10 = data.tax_based_on;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data10 === "customer_country") || (data10 === "country"))){
const err14 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema189.properties.tax_based_on.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.stock !== undefined){
let data11 = data.stock;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema189.properties.stock.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.stripe_plan_id !== undefined){
let data12 = data.stripe_plan_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema189.properties.stripe_plan_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.paypal_interval_unit !== undefined){
let data13 = data.paypal_interval_unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema189.properties.paypal_interval_unit.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data13 === "daily") || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
const err18 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema189.properties.paypal_interval_unit.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.paypal_interval_frequency !== undefined){
let data14 = data.paypal_interval_frequency;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema189.properties.paypal_interval_frequency.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.paypal_interval_duration !== undefined){
let data15 = data.paypal_interval_duration;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema189.properties.paypal_interval_duration.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":{"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_based_on === undefined) && (missing0 = "tax_based_on")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.tax_based_on !== undefined){
if("country" !== data.tax_based_on){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":{"tax_based_on":true,"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate484(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "tax_based_on") && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "country")) && (key0 !== "currency")) && (key0 !== "unit_cost")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Product = validate492;

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate473(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_based_on === undefined) && (missing0 = "tax_based_on")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.tax_based_on !== undefined){
if("country" !== data.tax_based_on){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.id !== undefined){
let data1 = data.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":{"id":true,"created_at":true,"url":true,"tax_based_on":true,"code":true,"name":true,"description":true,"country":true,"currency":true,"unit_cost":true,"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};

export const request_createProduct_query = validate496;
const schema191 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getProduct_query = validate497;
const schema192 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateProduct_body = validate498;
const schema193 = {"$ref":"#/$defs/ProductUpdate","unevaluatedProperties":false};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "code") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "country")) && (key0 !== "currency")) && (key0 !== "unit_cost")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateProduct_query = validate500;
const schema194 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteProduct_query = validate501;
const schema195 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listTaxIds = validate502;
const schema196 = {"type":"array","items":{"$ref":"#/$defs/TaxId"}};
const schema197 = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["id","value"],"properties":{"id":{"type":"integer"},"jurisdiction":{"$ref":"#/$defs/Jurisdiction"},"state":{"type":"string","enum":["verified","unverified","unavailable"]},"created_at":{"$ref":"#/$defs/Timestamp"}}};
const schema198 = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate151(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data2 = data.valid_until;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate151(data2, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.permanent_establishment !== undefined){
let data3 = data.permanent_establishment;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema198.properties.permanent_establishment.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.import_scheme !== undefined){
let data4 = data.import_scheme;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema198.properties.import_scheme.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

const schema199 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"country":{"$ref":"#/$defs/CountryCode"},"region":{"type":["string","null"]}}};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema199.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":{"id":true,"name":true,"country":true,"region":true},"dynamicProps":false,"dynamicItems":false};


function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate504(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.jurisdiction !== undefined){
if(!(validate508(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data2 === "verified") || (data2 === "unverified")) || (data2 === "unavailable"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema197.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":{"id":true,"jurisdiction":true,"state":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate503(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listTaxIds_query = validate513;
const schema200 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTaxId_body = validate514;
const schema201 = {"$ref":"#/$defs/TaxIdCreate","unevaluatedProperties":false};
const schema202 = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["jurisdiction_id","value"],"properties":{"jurisdiction_id":{"type":"integer"}}};
const schema203 = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate84(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data2 = data.valid_until;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate84(data2, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.permanent_establishment !== undefined){
let data3 = data.permanent_establishment;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema203.properties.permanent_establishment.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.import_scheme !== undefined){
let data4 = data.import_scheme;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema203.properties.import_scheme.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate515.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate516(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jurisdiction_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jurisdiction_id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.jurisdiction_id !== undefined){
let data0 = data.jurisdiction_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/jurisdiction_id",schemaPath:"#/properties/jurisdiction_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate515.errors = vErrors;
return errors === 0;
}
validate515.evaluated = {"props":{"jurisdiction_id":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate515(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "jurisdiction_id") && (key0 !== "value")) && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TaxId = validate521;

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate504(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.jurisdiction !== undefined){
if(!(validate508(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data2 === "verified") || (data2 === "unverified")) || (data2 === "unavailable"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema197.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":{"id":true,"jurisdiction":true,"state":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

export const request_createTaxId_query = validate525;
const schema205 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getTaxId_query = validate526;
const schema206 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateTaxId_body = validate527;
const schema207 = {"$ref":"#/$defs/TaxIdUpdate","unevaluatedProperties":false};

function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate527.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate516(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((key0 !== "value") && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate527.errors = vErrors;
return errors === 0;
}
validate527.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateTaxId_query = validate529;
const schema208 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteTaxId_query = validate530;
const schema209 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TaxIdValidation = validate531;
const schema210 = {"type":"object","required":["valid"],"properties":{"valid":{"type":["boolean","null"]}}};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.valid !== undefined){
let data0 = data.valid;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: schema210.properties.valid.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":{"valid":true},"dynamicProps":false,"dynamicItems":false};

export const request_validateTaxId_query = validate532;
const schema211 = {"type":"object","properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"tax_id":{"type":"string"}},"required":["country","tax_id"],"additionalProperties":false};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tax_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_id"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "country") || (key0 === "tax_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate77(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tax_id !== undefined){
if(typeof data.tax_id !== "string"){
const err3 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listJurisdictions = validate534;
const schema212 = {"type":"array","items":{"$ref":"#/$defs/Jurisdiction"}};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate508(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listJurisdictions_query = validate536;
const schema213 = {"type":"object","properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":"string"}},"required":[],"additionalProperties":false};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "country") || (key0 === "region"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
if(!(validate77(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Jurisdiction = validate538;

function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate57(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema199.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":{"id":true,"name":true,"country":true,"region":true},"dynamicProps":false,"dynamicItems":false};

export const request_getJurisdiction_query = validate540;
const schema215 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listTaxCodes = validate541;
const schema216 = {"type":"array","items":{"$ref":"#/$defs/TaxCode"}};
const schema217 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/$defs/TaxCodeId"},"name":{"type":"string"},"description":{"type":"string"}}};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate542.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
if(!(validate59(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate542.errors = vErrors;
return errors === 0;
}
validate542.evaluated = {"props":{"id":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate541.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate542(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate541.errors = vErrors;
return errors === 0;
}
validate541.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listTaxCodes_query = validate545;
const schema218 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_TaxCode = validate546;

function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate546.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
if(!(validate59(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate546.errors = vErrors;
return errors === 0;
}
validate546.evaluated = {"props":{"id":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const request_getTaxCode_query = validate548;
const schema220 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate548.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate548.errors = vErrors;
return errors === 0;
}
validate548.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listEvidence = validate549;
const schema221 = {"type":"array","items":{"$ref":"#/$defs/Evidence"}};

function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate190(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listEvidence_query = validate551;
const schema222 = {"type":"object","properties":{"state":{"type":"array","items":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"minItems":1,"uniqueItems":true},"document_id":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate551.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "state") || (key0 === "document_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){
const err3 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/enum",keyword:"enum",params:{allowedValues: schema222.properties.state.items.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err4);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.document_id !== undefined){
let data2 = data.document_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created_before !== undefined){
let data3 = data.created_before;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate551.errors = vErrors;
return errors === 0;
}
validate551.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createEvidence_body = validate552;
const schema223 = {"$ref":"#/$defs/Evidence","unevaluatedProperties":false};
const schema224 = {"allOf":[{"$ref":"#/$defs/EvidenceUpdate"}],"type":"object","required":["document_id"],"properties":{}};
const schema225 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"}],"type":"object","properties":{"document_id":{"type":"integer"}}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"props":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate552.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate553(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((key0 !== "document_id") && (key0 !== "ip_address")) && (key0 !== "bank_country")) && (key0 !== "billing_country")) && (key0 !== "additional_evidence")) && (key0 !== "additional_evidence_country")) && (key0 !== "notes")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate552.errors = vErrors;
return errors === 0;
}
validate552.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Evidence = validate558;

function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate558.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.document_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema71.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.ip_country !== undefined){
let data2 = data.ip_country;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/ip_country",parentData:data,parentDataProperty:"ip_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs9 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate558.errors = vErrors;
return errors === 0;
}
validate558.evaluated = {"props":{"id":true,"state":true,"ip_country":true,"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

export const request_createEvidence_query = validate561;
const schema227 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate561.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate561.errors = vErrors;
return errors === 0;
}
validate561.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getEvidence_query = validate562;
const schema228 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate562.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate562.errors = vErrors;
return errors === 0;
}
validate562.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateEvidence_body = validate563;
const schema229 = {"$ref":"#/$defs/EvidenceUpdate","unevaluatedProperties":false};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((key0 !== "document_id") && (key0 !== "ip_address")) && (key0 !== "bank_country")) && (key0 !== "billing_country")) && (key0 !== "additional_evidence")) && (key0 !== "additional_evidence_country")) && (key0 !== "notes")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateEvidence_query = validate565;
const schema230 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listCoupons = validate566;
const schema231 = {"type":"array","items":{"$ref":"#/$defs/Coupon"}};
const schema232 = {"allOf":[{"$ref":"#/$defs/CouponUpdate"}],"type":"object","required":["id","code"],"properties":{"id":{"type":"integer"},"times_redeemed":{"type":"integer"}},"if":{"required":["kind"],"properties":{"kind":{"const":"amount_off"}}},"then":{"required":["amount_off","currency"]},"else":{"required":["percent_off"]}};
const schema233 = {"type":"object","properties":{"code":{"type":"string"},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"name":{"type":["string","null"]}}};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema233.properties.kind.type}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data1 === "amount_off") || (data1 === "percent_off")) || (data1 === null))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema233.properties.kind.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.percent_off !== undefined){
let data2 = data.percent_off;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate54(data2, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_off !== undefined){
let data3 = data.amount_off;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate61(data3, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate68(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.max_redemptions !== undefined){
let data5 = data.max_redemptions;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema233.properties.max_redemptions.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.redeem_by !== undefined){
let data6 = data.redeem_by;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(validate151(data6, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
const _errs25 = errors;
if(data6 !== null){
const err10 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data7 = data.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema233.properties.name.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":{"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.kind !== undefined){
if("amount_off" !== data.kind){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_off === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount_off"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currency"}};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent_off === undefined){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "percent_off"}};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
(vErrors ??= []).push(err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.code === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data.id !== undefined){
let data1 = data.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.times_redeemed !== undefined){
let data2 = data.times_redeemed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/times_redeemed",schemaPath:"#/properties/times_redeemed/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":{"id":true,"times_redeemed":true,"kind":true,"code":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate566.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate567(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate566.errors = vErrors;
return errors === 0;
}
validate566.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listCoupons_query = validate575;
const schema234 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCoupon_body = validate576;
const schema235 = {"$ref":"#/$defs/Coupon","unevaluatedProperties":false};
const schema236 = {"allOf":[{"$ref":"#/$defs/CouponUpdate"}],"type":"object","required":["code"],"properties":{},"if":{"required":["kind"],"properties":{"kind":{"const":"amount_off"}}},"then":{"required":["amount_off","currency"]},"else":{"required":["percent_off"]}};
const schema237 = {"type":"object","properties":{"code":{"type":"string"},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"name":{"type":["string","null"]}}};

function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate578.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema237.properties.kind.type}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data1 === "amount_off") || (data1 === "percent_off")) || (data1 === null))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema237.properties.kind.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.percent_off !== undefined){
let data2 = data.percent_off;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate98(data2, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_off !== undefined){
let data3 = data.amount_off;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate86(data3, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.max_redemptions !== undefined){
let data5 = data.max_redemptions;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema237.properties.max_redemptions.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.redeem_by !== undefined){
let data6 = data.redeem_by;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(validate84(data6, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
const _errs25 = errors;
if(data6 !== null){
const err10 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data7 = data.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema237.properties.name.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate578.errors = vErrors;
return errors === 0;
}
validate578.evaluated = {"props":{"code":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate578(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.kind !== undefined){
if("amount_off" !== data.kind){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_off === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount_off"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currency"}};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent_off === undefined){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "percent_off"}};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
(vErrors ??= []).push(err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":{"kind":true,"code":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate576.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate577(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "kind") && (key0 !== "code")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")) && (key0 !== "name")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate576.errors = vErrors;
return errors === 0;
}
validate576.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Coupon = validate585;

function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate585.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.kind !== undefined){
if("amount_off" !== data.kind){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_off === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount_off"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currency"}};
(vErrors ??= []).push(err3);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent_off === undefined){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "percent_off"}};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
(vErrors ??= []).push(err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.code === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data.id !== undefined){
let data1 = data.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.times_redeemed !== undefined){
let data2 = data.times_redeemed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/times_redeemed",schemaPath:"#/properties/times_redeemed/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate585.errors = vErrors;
return errors === 0;
}
validate585.evaluated = {"props":{"id":true,"times_redeemed":true,"kind":true,"code":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const request_createCoupon_query = validate587;
const schema239 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate587(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate587.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate587.errors = vErrors;
return errors === 0;
}
validate587.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getCoupon_query = validate588;
const schema240 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate588.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate588.errors = vErrors;
return errors === 0;
}
validate588.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCoupon_body = validate589;
const schema241 = {"$ref":"#/$defs/CouponUpdate","unevaluatedProperties":false};

function validate589(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate589.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate578(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "code") && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")) && (key0 !== "name")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate589.errors = vErrors;
return errors === 0;
}
validate589.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCoupon_query = validate591;
const schema242 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteCoupon_query = validate592;
const schema243 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listSessions = validate593;
const schema244 = {"type":"array","items":{"$ref":"#/$defs/CheckoutSession"}};
const schema245 = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["id","success_url"],"properties":{"id":{"type":"integer"},"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"permalink":{"$ref":"#/$defs/Url"}}};
const schema246 = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer"},{"type":"null"}]},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url"},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"updatable_quantity":{"type":["boolean","null"]}}};
const schema247 = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"description":{"type":["string","null"]},"name":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1}}};

function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate596.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.product !== undefined){
if(typeof data.product !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data2 = data.currency;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate68(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema247.properties.description.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema247.properties.name.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.quantity !== undefined){
let data5 = data.quantity;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema247.properties.quantity.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate596.errors = vErrors;
return errors === 0;
}
validate596.evaluated = {"props":{"product":true,"amount":true,"currency":true,"description":true,"name":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};

const schema248 = {"type":"object","properties":{"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_postal_code":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"email":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]}}};

function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate600.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.billing_street_line_1 !== undefined){
let data0 = data.billing_street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema248.properties.billing_street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.billing_street_line_2 !== undefined){
let data1 = data.billing_street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema248.properties.billing_street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.billing_city !== undefined){
let data2 = data.billing_city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema248.properties.billing_city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.billing_postal_code !== undefined){
let data3 = data.billing_postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema248.properties.billing_postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.billing_country !== undefined){
let data4 = data.billing_country;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate57(data4, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema248.properties.company.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contact !== undefined){
let data6 = data.contact;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err7 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema248.properties.contact.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema248.properties.email.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.first_name !== undefined){
let data8 = data.first_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema248.properties.first_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.last_name !== undefined){
let data9 = data.last_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema248.properties.last_name.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_id !== undefined){
let data10 = data.tax_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema248.properties.tax_id.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate600.errors = vErrors;
return errors === 0;
}
validate600.evaluated = {"props":{"billing_street_line_1":true,"billing_street_line_2":true,"billing_city":true,"billing_postal_code":true,"billing_country":true,"company":true,"contact":true,"email":true,"first_name":true,"last_name":true,"tax_id":true},"dynamicProps":false,"dynamicItems":false};


function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate595.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema246.properties.items.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate596(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
}
}
}
if(data.customer !== undefined){
let data2 = data.customer;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(validate600(data2, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.billing_street_line_1 = true;
props0.billing_street_line_2 = true;
props0.billing_city = true;
props0.billing_postal_code = true;
props0.billing_country = true;
props0.company = true;
props0.contact = true;
props0.email = true;
props0.first_name = true;
props0.last_name = true;
props0.tax_id = true;
}
const _errs7 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.coupon !== undefined){
let data3 = data.coupon;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema246.properties.coupon.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.coupon_collection !== undefined){
let data4 = data.coupon_collection;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema246.properties.coupon_collection.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.billing_details_collection !== undefined){
let data5 = data.billing_details_collection;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data5 === "auto") || (data5 === "required"))){
const err8 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema246.properties.billing_details_collection.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.cancel_url !== undefined){
let data6 = data.cancel_url;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate162(data6, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.success_url !== undefined){
if(!(validate162(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data8 = data.locale;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema246.properties.locale.type}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((((((((((data8 === "auto") || (data8 === "ca")) || (data8 === "de")) || (data8 === "en")) || (data8 === "es")) || (data8 === "fi")) || (data8 === "fr")) || (data8 === "hu")) || (data8 === "it")) || (data8 === "nb")) || (data8 === "nl")) || (data8 === "sv")) || (data8 === null))){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema246.properties.locale.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.payment_methods !== undefined){
let data9 = data.payment_methods;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema246.properties.payment_methods.type}};
(vErrors ??= []).push(err13);
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((data10 === "card") || (data10 === "paypal"))){
const err15 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema246.properties.payment_methods.items.enum}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
if(data.custom !== undefined){
let data11 = data.custom;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema246.properties.custom.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.metadata !== undefined){
let data12 = data.metadata;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema246.properties.metadata.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor !== undefined){
let data13 = data.processor;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema246.properties.processor.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.processor_id !== undefined){
let data14 = data.processor_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema246.properties.processor_id.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.updatable_quantity !== undefined){
let data15 = data.updatable_quantity;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err20 = {instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema246.properties.updatable_quantity.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate595.errors = vErrors;
return errors === 0;
}
validate595.evaluated = {"props":{"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate595(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.success_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success_url"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "failed")) || (data1 === "completed")) || (data1 === "abandoned"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema245.properties.status.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate594(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listSessions_query = validate608;
const schema249 = {"type":"object","properties":{"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate608.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((((data0 === "pending") || (data0 === "processing")) || (data0 === "failed")) || (data0 === "completed")) || (data0 === "abandoned"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema249.properties.status.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_before !== undefined){
let data1 = data.created_before;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate608.errors = vErrors;
return errors === 0;
}
validate608.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createSession_body = validate609;
const schema250 = {"$ref":"#/$defs/CheckoutSession","unevaluatedProperties":false};
const schema251 = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["success_url"],"properties":{}};
const schema252 = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer.closed"},{"type":"null"}]},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url.closed"},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"updatable_quantity":{"type":["boolean","null"]}}};
const schema253 = {"$ref":"#/$defs/CheckoutItem","unevaluatedProperties":false};
const schema254 = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"description":{"type":["string","null"]},"name":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1}}};

function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate613.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.product !== undefined){
if(typeof data.product !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data2 = data.currency;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate88(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema254.properties.description.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema254.properties.name.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.quantity !== undefined){
let data5 = data.quantity;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema254.properties.quantity.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate613.errors = vErrors;
return errors === 0;
}
validate613.evaluated = {"props":{"product":true,"amount":true,"currency":true,"description":true,"name":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate612(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate612.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate613(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "product") && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "description")) && (key0 !== "name")) && (key0 !== "quantity")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate612.errors = vErrors;
return errors === 0;
}
validate612.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema255 = {"$ref":"#/$defs/CheckoutCustomer","unevaluatedProperties":false};
const schema256 = {"type":"object","properties":{"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_postal_code":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"email":{"type":["string","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]}}};

function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate619.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.billing_street_line_1 !== undefined){
let data0 = data.billing_street_line_1;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema256.properties.billing_street_line_1.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.billing_street_line_2 !== undefined){
let data1 = data.billing_street_line_2;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema256.properties.billing_street_line_2.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.billing_city !== undefined){
let data2 = data.billing_city;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema256.properties.billing_city.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.billing_postal_code !== undefined){
let data3 = data.billing_postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema256.properties.billing_postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.billing_country !== undefined){
let data4 = data.billing_country;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate77(data4, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema256.properties.company.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contact !== undefined){
let data6 = data.contact;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err7 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema256.properties.contact.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema256.properties.email.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.first_name !== undefined){
let data8 = data.first_name;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema256.properties.first_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.last_name !== undefined){
let data9 = data.last_name;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema256.properties.last_name.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tax_id !== undefined){
let data10 = data.tax_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema256.properties.tax_id.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate619.errors = vErrors;
return errors === 0;
}
validate619.evaluated = {"props":{"billing_street_line_1":true,"billing_street_line_2":true,"billing_city":true,"billing_postal_code":true,"billing_country":true,"company":true,"contact":true,"email":true,"first_name":true,"last_name":true,"tax_id":true},"dynamicProps":false,"dynamicItems":false};


function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate618.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate619(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((key0 !== "billing_street_line_1") && (key0 !== "billing_street_line_2")) && (key0 !== "billing_city")) && (key0 !== "billing_postal_code")) && (key0 !== "billing_country")) && (key0 !== "company")) && (key0 !== "contact")) && (key0 !== "email")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "tax_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate618.errors = vErrors;
return errors === 0;
}
validate618.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema257 = {"type":"string","format":"uri"};

function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate623.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats4.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate623.errors = vErrors;
return errors === 0;
}
validate623.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate611.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema252.properties.items.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate612(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
errors = vErrors.length;
}
}
}
}
if(data.customer !== undefined){
let data2 = data.customer;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(!(validate618(data2, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid3 = valid3 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.coupon !== undefined){
let data3 = data.coupon;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema252.properties.coupon.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.coupon_collection !== undefined){
let data4 = data.coupon_collection;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema252.properties.coupon_collection.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.billing_details_collection !== undefined){
let data5 = data.billing_details_collection;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data5 === "auto") || (data5 === "required"))){
const err8 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema252.properties.billing_details_collection.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.cancel_url !== undefined){
let data6 = data.cancel_url;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate623(data6, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.success_url !== undefined){
if(!(validate623(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data8 = data.locale;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema252.properties.locale.type}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((((((((((data8 === "auto") || (data8 === "ca")) || (data8 === "de")) || (data8 === "en")) || (data8 === "es")) || (data8 === "fi")) || (data8 === "fr")) || (data8 === "hu")) || (data8 === "it")) || (data8 === "nb")) || (data8 === "nl")) || (data8 === "sv")) || (data8 === null))){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema252.properties.locale.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.payment_methods !== undefined){
let data9 = data.payment_methods;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err13 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema252.properties.payment_methods.type}};
(vErrors ??= []).push(err13);
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((data10 === "card") || (data10 === "paypal"))){
const err15 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema252.properties.payment_methods.items.enum}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
if(data.custom !== undefined){
let data11 = data.custom;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err16 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema252.properties.custom.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.metadata !== undefined){
let data12 = data.metadata;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema252.properties.metadata.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor !== undefined){
let data13 = data.processor;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema252.properties.processor.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.processor_id !== undefined){
let data14 = data.processor_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err19 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema252.properties.processor_id.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.updatable_quantity !== undefined){
let data15 = data.updatable_quantity;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err20 = {instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema252.properties.updatable_quantity.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate611.errors = vErrors;
return errors === 0;
}
validate611.evaluated = {"props":{"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate610.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate611(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success_url"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate610.errors = vErrors;
return errors === 0;
}
validate610.evaluated = {"props":{"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate609.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate610(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "items") && (key0 !== "customer")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "cancel_url")) && (key0 !== "success_url")) && (key0 !== "locale")) && (key0 !== "payment_methods")) && (key0 !== "custom")) && (key0 !== "metadata")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "updatable_quantity")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate609.errors = vErrors;
return errors === 0;
}
validate609.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_CheckoutSession = validate628;

function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate628.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate595(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.success_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success_url"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "failed")) || (data1 === "completed")) || (data1 === "abandoned"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema245.properties.status.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate162(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate628.errors = vErrors;
return errors === 0;
}
validate628.evaluated = {"props":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"cancel_url":true,"success_url":true,"locale":true,"payment_methods":true,"custom":true,"metadata":true,"processor":true,"processor_id":true,"updatable_quantity":true},"dynamicProps":false,"dynamicItems":false};

export const request_createSession_query = validate631;
const schema259 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate631(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate631.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate631.errors = vErrors;
return errors === 0;
}
validate631.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getSession_query = validate632;
const schema260 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate632.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate632.errors = vErrors;
return errors === 0;
}
validate632.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateSession_body = validate633;
const schema261 = {"$ref":"#/$defs/CheckoutSessionUpdate","unevaluatedProperties":false};

function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate633.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate611(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "items") && (key0 !== "customer")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "cancel_url")) && (key0 !== "success_url")) && (key0 !== "locale")) && (key0 !== "payment_methods")) && (key0 !== "custom")) && (key0 !== "metadata")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "updatable_quantity")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate633.errors = vErrors;
return errors === 0;
}
validate633.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateSession_query = validate635;
const schema262 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate635.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate635.errors = vErrors;
return errors === 0;
}
validate635.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteSession_query = validate636;
const schema263 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate636(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate636.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate636.errors = vErrors;
return errors === 0;
}
validate636.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listReportRequests = validate637;
const schema264 = {"type":"array","items":{"$ref":"#/$defs/ReportRequest"}};
const schema265 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"report_url":{"anyOf":[{"$ref":"#/$defs/Url"},{"type":"null"}]},"state":{"type":"string","enum":["pending","succeeded","failed"]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters"},{"type":"null"}]},"completed_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"created_at":{"$ref":"#/$defs/Timestamp"}}};
const schema266 = {"type":"object","properties":{"from_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]},"to_date":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]}}};

function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate640.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){
let data0 = data.from_date;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate151(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.to_date !== undefined){
let data1 = data.to_date;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate151(data1, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate640.errors = vErrors;
return errors === 0;
}
validate640.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};


function validate638(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate638.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.report_type !== undefined){
let data1 = data.report_type;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema265.properties.report_type.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((data1 === "tax_summary") || (data1 === "invoices_list")) || (data1 === "credits_list")) || (data1 === null))){
const err3 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema265.properties.report_type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.report_url !== undefined){
let data2 = data.report_url;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate162(data2, {instancePath:instancePath+"/report_url",parentData:data,parentDataProperty:"report_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!(((data3 === "pending") || (data3 === "succeeded")) || (data3 === "failed"))){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema265.properties.state.enum}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.parameters !== undefined){
let data4 = data.parameters;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate640(data4, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = {};
props0.from_date = true;
props0.to_date = true;
}
const _errs15 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err9 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_at !== undefined){
let data5 = data.completed_at;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err11 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate638.errors = vErrors;
return errors === 0;
}
validate638.evaluated = {"props":{"id":true,"report_type":true,"report_url":true,"state":true,"parameters":true,"completed_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate638(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate638.errors : vErrors.concat(validate638.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate637.errors = vErrors;
return errors === 0;
}
validate637.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listReportRequests_query = validate647;
const schema267 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate647(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate647.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate647.errors = vErrors;
return errors === 0;
}
validate647.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createReportRequest_body = validate648;
const schema268 = {"$ref":"#/$defs/ReportRequest","unevaluatedProperties":false};
const schema269 = {"type":"object","required":[],"properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters.closed"},{"type":"null"}]}}};
const schema270 = {"$ref":"#/$defs/ReportParameters","unevaluatedProperties":false};
const schema271 = {"type":"object","properties":{"from_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"to_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate651.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){
let data0 = data.from_date;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate84(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.to_date !== undefined){
let data1 = data.to_date;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate651.errors = vErrors;
return errors === 0;
}
validate651.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};


function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate650.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate651(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "from_date") && (key0 !== "to_date")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate650.errors = vErrors;
return errors === 0;
}
validate650.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate649(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate649.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){
let data0 = data.report_type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema269.properties.report_type.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){
const err1 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema269.properties.report_type.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.parameters !== undefined){
let data1 = data.parameters;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate650(data1, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate649.errors = vErrors;
return errors === 0;
}
validate649.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate648.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate649(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "report_type") && (key0 !== "parameters")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate648.errors = vErrors;
return errors === 0;
}
validate648.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_ReportRequest = validate657;

function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate657.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.report_type !== undefined){
let data1 = data.report_type;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema265.properties.report_type.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((data1 === "tax_summary") || (data1 === "invoices_list")) || (data1 === "credits_list")) || (data1 === null))){
const err3 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema265.properties.report_type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.report_url !== undefined){
let data2 = data.report_url;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate162(data2, {instancePath:instancePath+"/report_url",parentData:data,parentDataProperty:"report_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!(((data3 === "pending") || (data3 === "succeeded")) || (data3 === "failed"))){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema265.properties.state.enum}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.parameters !== undefined){
let data4 = data.parameters;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate640(data4, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = {};
props0.from_date = true;
props0.to_date = true;
}
const _errs15 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err9 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_at !== undefined){
let data5 = data.completed_at;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err11 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate657.errors = vErrors;
return errors === 0;
}
validate657.evaluated = {"props":{"id":true,"report_type":true,"report_url":true,"state":true,"parameters":true,"completed_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

export const request_createReportRequest_query = validate662;
const schema273 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate662(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate662.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate662.errors = vErrors;
return errors === 0;
}
validate662.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getReportRequest_query = validate663;
const schema274 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate663(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate663.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate663.errors = vErrors;
return errors === 0;
}
validate663.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listWebhooks = validate664;
const schema275 = {"type":"array","items":{"$ref":"#/$defs/Webhook"}};
const schema276 = {"allOf":[{"$ref":"#/$defs/WebhookUpdate"}],"type":"object","required":["id","events_types","url"],"properties":{"id":{"type":"integer"},"auth_key":{"type":"string"},"created_at":{"$ref":"#/$defs/Timestamp"},"events_sent":{"type":["integer","null"]},"last_error":{"type":["string","null"]},"last_error_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]},"last_sent_at":{"anyOf":[{"$ref":"#/$defs/Timestamp"},{"type":"null"}]}}};
const schema277 = {"type":"object","properties":{"events_types":{"type":"array","items":{"$ref":"#/$defs/EventType"}},"url":{"$ref":"#/$defs/Url"}}};
const schema278 = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};

function validate667(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate667.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema278.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate667.errors = vErrors;
return errors === 0;
}
validate667.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate666(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate666.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types !== undefined){
let data0 = data.events_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate667(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.url !== undefined){
if(!(validate162(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate666.errors = vErrors;
return errors === 0;
}
validate666.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate665(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate665.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate666(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.events_types === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_types"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.auth_key !== undefined){
if(typeof data.auth_key !== "string"){
const err4 = {instancePath:instancePath+"/auth_key",schemaPath:"#/properties/auth_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.events_sent !== undefined){
let data3 = data.events_sent;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/events_sent",schemaPath:"#/properties/events_sent/type",keyword:"type",params:{type: schema276.properties.events_sent.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.last_error !== undefined){
let data4 = data.last_error;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema276.properties.last_error.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.last_error_at !== undefined){
let data5 = data.last_error_at;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/last_error_at",parentData:data,parentDataProperty:"last_error_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err8 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.last_sent_at !== undefined){
let data6 = data.last_sent_at;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(!(validate153(data6, {instancePath:instancePath+"/last_sent_at",parentData:data,parentDataProperty:"last_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
const _errs19 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err10 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate665.errors = vErrors;
return errors === 0;
}
validate665.evaluated = {"props":{"id":true,"auth_key":true,"created_at":true,"events_sent":true,"last_error":true,"last_error_at":true,"last_sent_at":true,"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate664.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate665(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate664.errors = vErrors;
return errors === 0;
}
validate664.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listWebhooks_query = validate675;
const schema279 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate675.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate675.errors = vErrors;
return errors === 0;
}
validate675.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createWebhook_body = validate676;
const schema280 = {"$ref":"#/$defs/Webhook","unevaluatedProperties":false};
const schema281 = {"allOf":[{"$ref":"#/$defs/WebhookUpdate"}],"type":"object","required":["events_types","url"],"properties":{}};
const schema282 = {"type":"object","properties":{"events_types":{"type":"array","items":{"$ref":"#/$defs/EventType.closed"}},"url":{"$ref":"#/$defs/Url.closed"}}};
const schema283 = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};

function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate679.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema283.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate679.errors = vErrors;
return errors === 0;
}
validate679.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate678.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types !== undefined){
let data0 = data.events_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate679(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.url !== undefined){
if(!(validate623(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate678.errors = vErrors;
return errors === 0;
}
validate678.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate677.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_types"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate677.errors = vErrors;
return errors === 0;
}
validate677.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate676.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate677(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate677.errors : vErrors.concat(validate677.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "events_types") && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate676.errors = vErrors;
return errors === 0;
}
validate676.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Webhook = validate684;

function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate684.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate666(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.events_types === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_types"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.auth_key !== undefined){
if(typeof data.auth_key !== "string"){
const err4 = {instancePath:instancePath+"/auth_key",schemaPath:"#/properties/auth_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate153(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.events_sent !== undefined){
let data3 = data.events_sent;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/events_sent",schemaPath:"#/properties/events_sent/type",keyword:"type",params:{type: schema276.properties.events_sent.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.last_error !== undefined){
let data4 = data.last_error;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema276.properties.last_error.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.last_error_at !== undefined){
let data5 = data.last_error_at;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate153(data5, {instancePath:instancePath+"/last_error_at",parentData:data,parentDataProperty:"last_error_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err8 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.last_sent_at !== undefined){
let data6 = data.last_sent_at;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(!(validate153(data6, {instancePath:instancePath+"/last_sent_at",parentData:data,parentDataProperty:"last_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
const _errs19 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err10 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate684.errors = vErrors;
return errors === 0;
}
validate684.evaluated = {"props":{"id":true,"auth_key":true,"created_at":true,"events_sent":true,"last_error":true,"last_error_at":true,"last_sent_at":true,"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};

export const request_createWebhook_query = validate689;
const schema285 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate689(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate689.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate689.errors = vErrors;
return errors === 0;
}
validate689.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getWebhook_query = validate690;
const schema286 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate690(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate690.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate690.errors = vErrors;
return errors === 0;
}
validate690.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateWebhook_body = validate691;
const schema287 = {"$ref":"#/$defs/WebhookUpdate","unevaluatedProperties":false};

function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate691.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "events_types") && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate691.errors = vErrors;
return errors === 0;
}
validate691.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateWebhook_query = validate693;
const schema288 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate693.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate693.errors = vErrors;
return errors === 0;
}
validate693.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteWebhook_query = validate694;
const schema289 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate694(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate694.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate694.errors = vErrors;
return errors === 0;
}
validate694.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listAccounts = validate695;
const schema290 = {"type":"array","items":{"$ref":"#/$defs/CustomAccount"}};
const schema291 = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["id","email"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","inactive"]},"subdomain":{"type":"string"},"authentication":{"$ref":"#/$defs/AccountAuthentication"}}};
const schema292 = {"type":"object","properties":{"business_name":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"email":{"type":"string"},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId"},"local_tax_id":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"web":{"type":["string","null"]}}};

function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate697.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_name !== undefined){
let data0 = data.business_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema292.properties.business_name.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.postal_code !== undefined){
let data3 = data.postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema292.properties.postal_code.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate68(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.default_product_type !== undefined){
if(!(validate70(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate59(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.local_tax_id !== undefined){
let data7 = data.local_tax_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema292.properties.local_tax_id.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if((typeof data8 !== "string") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema292.properties.type.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data8 === "standard") || (data8 === "custom")) || (data8 === null))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema292.properties.type.enum}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.web !== undefined){
let data9 = data.web;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema292.properties.web.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate697.errors = vErrors;
return errors === 0;
}
validate697.evaluated = {"props":{"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};

const schema293 = {"type":"object","properties":{"token_type":{"type":"string"},"access_token":{"type":"string"},"refresh_token":{"type":"string"}}};

function validate703(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate703.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token_type !== undefined){
if(typeof data.token_type !== "string"){
const err0 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
const err1 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.refresh_token !== undefined){
if(typeof data.refresh_token !== "string"){
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate703.errors = vErrors;
return errors === 0;
}
validate703.evaluated = {"props":{"token_type":true,"access_token":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate696.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate697(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!((data1 === "active") || (data1 === "inactive"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema291.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.subdomain !== undefined){
if(typeof data.subdomain !== "string"){
const err5 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.authentication !== undefined){
if(!(validate703(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate696.errors = vErrors;
return errors === 0;
}
validate696.evaluated = {"props":{"id":true,"state":true,"subdomain":true,"authentication":true,"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate695(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate695.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate696(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate696.errors : vErrors.concat(validate696.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate695.errors = vErrors;
return errors === 0;
}
validate695.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listAccounts_query = validate706;
const schema294 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate706(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate706.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate706.errors = vErrors;
return errors === 0;
}
validate706.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAccount_body = validate707;
const schema295 = {"$ref":"#/$defs/CustomAccount","unevaluatedProperties":false};
const schema296 = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["email"],"properties":{}};
const schema297 = {"type":"object","properties":{"business_name":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"email":{"type":"string"},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"local_tax_id":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"web":{"type":["string","null"]}}};

function validate709(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate709.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_name !== undefined){
let data0 = data.business_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema297.properties.business_name.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.postal_code !== undefined){
let data3 = data.postal_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema297.properties.postal_code.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.default_product_type !== undefined){
if(!(validate82(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate80(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.local_tax_id !== undefined){
let data7 = data.local_tax_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema297.properties.local_tax_id.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if((typeof data8 !== "string") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema297.properties.type.type}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data8 === "standard") || (data8 === "custom")) || (data8 === null))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema297.properties.type.enum}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.web !== undefined){
let data9 = data.web;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema297.properties.web.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate709.errors = vErrors;
return errors === 0;
}
validate709.evaluated = {"props":{"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate708(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate708.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate709(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate709.errors : vErrors.concat(validate709.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate708.errors = vErrors;
return errors === 0;
}
validate708.evaluated = {"props":{"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate707.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate708(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate708.errors : vErrors.concat(validate708.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "business_name") && (key0 !== "country")) && (key0 !== "email")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "type")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate707.errors = vErrors;
return errors === 0;
}
validate707.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_CustomAccount = validate716;

function validate716(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate716.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate697(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!((data1 === "active") || (data1 === "inactive"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema291.properties.state.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.subdomain !== undefined){
if(typeof data.subdomain !== "string"){
const err5 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.authentication !== undefined){
if(!(validate703(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate716.errors = vErrors;
return errors === 0;
}
validate716.evaluated = {"props":{"id":true,"state":true,"subdomain":true,"authentication":true,"business_name":true,"country":true,"email":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"type":true,"web":true},"dynamicProps":false,"dynamicItems":false};

export const request_createAccount_query = validate719;
const schema299 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate719(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate719.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate719.errors = vErrors;
return errors === 0;
}
validate719.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAccount_query = validate720;
const schema300 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate720(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate720.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate720.errors = vErrors;
return errors === 0;
}
validate720.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAccount_body = validate721;
const schema301 = {"$ref":"#/$defs/CustomAccountUpdate","unevaluatedProperties":false};

function validate721(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate721.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate709(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate709.errors : vErrors.concat(validate709.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "business_name") && (key0 !== "country")) && (key0 !== "email")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "type")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate721.errors = vErrors;
return errors === 0;
}
validate721.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAccount_query = validate723;
const schema302 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate723(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate723.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate723.errors = vErrors;
return errors === 0;
}
validate723.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_listAddresses = validate724;
const schema303 = {"type":"array","items":{"$ref":"#/$defs/Address"}};
const schema304 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode"},{"type":"null"}]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date"},{"type":"null"}]}}};

function validate725(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate725.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.street_line_1 !== undefined){
let data2 = data.street_line_1;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema304.properties.street_line_1.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data3 = data.street_line_2;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema304.properties.street_line_2.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema304.properties.city.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema304.properties.postal_code.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.region !== undefined){
let data6 = data.region;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema304.properties.region.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate151(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data8 = data.valid_until;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate151(data8, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
const _errs22 = errors;
if(data8 !== null){
const err9 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err10 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate725.errors = vErrors;
return errors === 0;
}
validate725.evaluated = {"props":{"id":true,"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate724(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate724.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate725(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate725.errors : vErrors.concat(validate725.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate724.errors = vErrors;
return errors === 0;
}
validate724.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listAddresses_query = validate730;
const schema305 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate730.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate730.errors = vErrors;
return errors === 0;
}
validate730.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAddress_body = validate731;
const schema306 = {"$ref":"#/$defs/Address","unevaluatedProperties":false};
const schema307 = {"type":"object","required":[],"properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"city":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"region":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate732(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate732.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.street_line_1 !== undefined){
let data1 = data.street_line_1;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema307.properties.street_line_1.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data2 = data.street_line_2;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema307.properties.street_line_2.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema307.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema307.properties.postal_code.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.region !== undefined){
let data5 = data.region;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema307.properties.region.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate84(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data7 = data.valid_until;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate84(data7, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate732.errors = vErrors;
return errors === 0;
}
validate732.evaluated = {"props":{"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate731(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate731.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate732(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "country") && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate731.errors = vErrors;
return errors === 0;
}
validate731.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Address = validate737;

function validate737(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate737.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.street_line_1 !== undefined){
let data2 = data.street_line_1;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema304.properties.street_line_1.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data3 = data.street_line_2;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema304.properties.street_line_2.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema304.properties.city.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.postal_code !== undefined){
let data5 = data.postal_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema304.properties.postal_code.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.region !== undefined){
let data6 = data.region;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema304.properties.region.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate151(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data8 = data.valid_until;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate151(data8, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
const _errs22 = errors;
if(data8 !== null){
const err9 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err10 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate737.errors = vErrors;
return errors === 0;
}
validate737.evaluated = {"props":{"id":true,"country":true,"street_line_1":true,"street_line_2":true,"city":true,"postal_code":true,"region":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};

export const request_createAddress_query = validate741;
const schema309 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate741.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate741.errors = vErrors;
return errors === 0;
}
validate741.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAddress_query = validate742;
const schema310 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate742(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate742.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate742.errors = vErrors;
return errors === 0;
}
validate742.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAddress_body = validate743;

function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate743.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate732(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "country") && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "city")) && (key0 !== "postal_code")) && (key0 !== "region")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate743.errors = vErrors;
return errors === 0;
}
validate743.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAddress_query = validate745;
const schema312 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate745(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate745.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate745.errors = vErrors;
return errors === 0;
}
validate745.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Authorization = validate746;
const schema313 = {"type":"object","required":["identity"],"properties":{"identity":{"$ref":"#/$defs/Identity"}}};
const schema314 = {"type":"object","required":["id","name","email","publishable_key","href"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"publishable_key":{"type":"string"},"href":{"$ref":"#/$defs/Url"}}};

function validate747(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate747.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.publishable_key === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publishable_key"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.href === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.publishable_key !== undefined){
if(typeof data.publishable_key !== "string"){
const err8 = {instancePath:instancePath+"/publishable_key",schemaPath:"#/properties/publishable_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.href !== undefined){
if(!(validate162(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate747.errors = vErrors;
return errors === 0;
}
validate747.evaluated = {"props":{"id":true,"name":true,"email":true,"publishable_key":true,"href":true},"dynamicProps":false,"dynamicItems":false};


function validate746(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate746.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.identity !== undefined){
if(!(validate747(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate747.errors : vErrors.concat(validate747.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate746.errors = vErrors;
return errors === 0;
}
validate746.evaluated = {"props":{"identity":true},"dynamicProps":false,"dynamicItems":false};

export const request_getAuthorization_query = validate750;
const schema315 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate750(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate750.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate750.errors = vErrors;
return errors === 0;
}
validate750.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Ping = validate751;
const schema316 = {"type":"object","required":["status"],"properties":{"status":{"type":"string"}}};

function validate751(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate751.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate751.errors = vErrors;
return errors === 0;
}
validate751.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const request_getPing_query = validate752;
const schema317 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate752(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate752.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate752.errors = vErrors;
return errors === 0;
}
validate752.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const answer_Error = validate753;
const schema318 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}}};

function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate753.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate753.errors = vErrors;
return errors === 0;
}
validate753.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const answer_ValidationError = validate754;
const schema319 = {"type":"object","required":["errors"],"properties":{"errors":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};

function validate754(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate754.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/errors/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate754.errors = vErrors;
return errors === 0;
}
validate754.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};
